/** What a disconnect does, for the dialog and for the page. */
export const DISCONNECT_NOTE =
  "Disconnecting stops new activities from syncing. Activities already here are kept.";
