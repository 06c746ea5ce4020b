/** Explains a disconnect, in the dialog and on the page. */
export const DISCONNECT_NOTE =
  "Disconnecting stops new activities from syncing and takes planned workouts off your watch. " +
  "Activities already here are kept.";
