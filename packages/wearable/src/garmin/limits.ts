import type { ProviderOptions } from "../port/provider-options.ts";

const MEBIBYTE = 1024 * 1024;

/** Time limit and maximum size of a response. */
export const limitsOf = (options: ProviderOptions) => ({
  time: options.timeLimit ?? 8000,
  bytes: 16 * MEBIBYTE,
});
