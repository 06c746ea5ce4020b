/** An import of a user. */
export interface ImportKey {
  userId: number;
  importId: number;
}
