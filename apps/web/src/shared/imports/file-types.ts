/** Offered by file dialogs; the content of a file decides what it is. */
export const ACCEPTED_FILES = ".fit,.tcx,.gpx,.gz,.zip";
