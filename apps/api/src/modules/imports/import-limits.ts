/** Compressed samples of one athlete: about 50,000 hours. */
export const MAX_STORED_BYTES = 1024 ** 3;

export const NO_SPACE =
  "Your recordings fill the space that this server has for you. Undo an import or delete activities.";
