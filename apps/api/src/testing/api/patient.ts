/** `expect.poll` options for a busy machine. */
export const PATIENT = { timeout: 30_000 } as const;
