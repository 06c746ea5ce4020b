import { ARCHIVE_LIMITS } from "@triplan/activity-files";

/** Compressed samples of one athlete: about 50,000 hours. */
export const MAX_STORED_BYTES = 1024 ** 3;

/** Uploads of one athlete that wait or arrive at the same time: two full archives. */
export const MAX_WAITING_BYTES = 2 * ARCHIVE_LIMITS.bytes;

export const NO_SPACE =
  "Your recordings fill the space that this server has for you. Undo an import or delete activities.";
