import { createHash } from "node:crypto";

/** Stored hash of an OAuth state: 64 hex digits. */
export const stateHash = (state: string): string =>
  createHash("sha256").update(state).digest("hex");
