import type { Thresholds } from "@triplan/domain";
import type { CurrentThreshold } from "../network/trpc.ts";

/** Thresholds without source and date, as the plan engine takes them. */
export const thresholdValues = (thresholds: readonly CurrentThreshold[]): Thresholds =>
  Object.fromEntries(thresholds.map(({ kind, value }) => [kind, value]));
