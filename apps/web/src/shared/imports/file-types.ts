/** Offered by file dialogs; the content of a file decides what it is. */
export const ACCEPTED_FILES = ".fit,.tcx,.gpx,.gz,.zip";

/** For one exercise: an archive may hold hundreds. */
export const ACCEPTED_RECORDINGS = ".fit,.tcx,.gpx,.gz";
