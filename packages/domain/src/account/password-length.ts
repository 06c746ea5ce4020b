/** Length of a password in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
