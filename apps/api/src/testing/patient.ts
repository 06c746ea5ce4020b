/** For `expect.poll`: how long a machine that does much else at once may take. */
export const PATIENT = { timeout: 10_000 } as const;
