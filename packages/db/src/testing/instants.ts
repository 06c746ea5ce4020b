/** Columns of almost every table. */
export const instants = {
  createdAt: "timestamp with time zone",
  updatedAt: "timestamp with time zone",
} as const;
