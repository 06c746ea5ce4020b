/** `expect.poll` options for a busy machine. */
export const PATIENT = { timeout: 10_000 } as const;
