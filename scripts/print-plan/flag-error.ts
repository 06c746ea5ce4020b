/** An invalid flag, with a message for the user. */
export class FlagError extends Error {}
