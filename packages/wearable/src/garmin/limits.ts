import type { ProviderOptions } from "../port/provider-options.ts";

const MEBIBYTE = 1024 * 1024;

/** How long a call and how large an answer may be. */
export const limitsOf = (options: ProviderOptions) => ({
  time: options.timeLimit ?? 8000,
  bytes: 16 * MEBIBYTE,
});
