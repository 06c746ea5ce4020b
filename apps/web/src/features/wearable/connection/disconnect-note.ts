/** Explains a disconnect, in the dialog and on the page. */
export const DISCONNECT_NOTE =
  "Disconnecting stops new activities from syncing. Activities already here are kept.";
