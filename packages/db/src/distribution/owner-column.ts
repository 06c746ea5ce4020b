/** The column that says whose a row of a split table is. */
export const ownerColumn = (table: string): string => (table === "user_account" ? "id" : "user_id");
