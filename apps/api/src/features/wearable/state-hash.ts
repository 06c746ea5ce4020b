import { createHash } from "node:crypto";

/** What is stored of an OAuth state: 64 hex digits. */
export const stateHash = (state: string): string =>
  createHash("sha256").update(state).digest("hex");
