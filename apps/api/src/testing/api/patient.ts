/** Options of `expect.poll` and `vi.waitUntil`: only a hang takes this long, on a busy machine. */
export const PATIENT = { timeout: 120_000 } as const;
