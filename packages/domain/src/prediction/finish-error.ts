/** How far a predicted finish may be off, in percent, by the source of its paces. */
export const FINISH_ERROR = { result: 2, test: 3, typed: 5, estimate: 5, paces: 5 } as const;
