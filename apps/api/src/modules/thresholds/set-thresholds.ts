import type { SetThresholdsInput } from "@triplan/contract";
import { roundThresholds } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { readThresholds, type ChangedThresholds } from "./athlete-thresholds.ts";
import { recordThresholds } from "./record-thresholds.ts";

/**
 * Uses typed thresholds from today. Values that are in use already are not recorded again, so that a
 * repeated call changes nothing. Throws `conflict` like `recordThresholds`.
 */
export async function setThresholds(
  ctx: AuthedContext,
  { isConfirmed, ...typed }: SetThresholdsInput,
): Promise<ChangedThresholds> {
  const known = await readThresholds(ctx.db, ctx.userId);
  const changed = Object.entries(roundThresholds(typed)).filter(([kind, value]) => {
    const inUse = known.current.find((threshold) => threshold.kind === kind);
    return inUse === undefined || inUse.value !== value || inUse.source === "paces";
  });
  if (changed.length === 0) return { ...known, retargeted: { swim: 0, bike: 0, run: 0 } };
  const input = { isGoodTest: true, isAsMeasured: false, isConfirmed };
  return recordThresholds(ctx, { ...Object.fromEntries(changed), ...input });
}
