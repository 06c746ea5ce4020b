/** A flag that can't be understood, in words for who typed it. */
export class FlagError extends Error {}
