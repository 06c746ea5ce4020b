import type { RecordThresholdsInput } from "@triplan/contract";
import { insertThresholds, inTransaction, lockUser } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { readThresholds, type ChangedThresholds } from "./athlete-thresholds.ts";
import { MAX_RECORDS } from "./max-records.ts";
import { enteredThresholds, newRecords } from "./new-records.ts";
import { lastDayBefore } from "./retargeted-rows.ts";
import { retargetCurrentPlan } from "./retarget-plan.ts";
import { thresholdQuestions } from "./threshold-questions.ts";

/**
 * Stores typed thresholds or those of a performance. Throws `conflict` with the questions as issues
 * for unusual values that are not confirmed.
 */
export async function recordThresholds(
  ctx: AuthedContext,
  input: RecordThresholdsInput,
): Promise<ChangedThresholds> {
  return inTransaction(ctx.db, async (trx) => {
    await lockUser(trx, ctx.userId);
    const known = await readThresholds(trx, ctx.userId);
    const added = newRecords(ctx, input, known);
    if (input.isGoodTest && !input.isConfirmed) {
      const issues = thresholdQuestions(input, enteredThresholds(input), known.current);
      const message = issues.map((issue) => issue.message).join(" ");
      if (issues.length > 0) throw new DomainError("conflict", message, { issues });
    }
    if (known.records.length + added.length > MAX_RECORDS) {
      throw new DomainError("conflict", `You have reached the limit of ${MAX_RECORDS} thresholds`);
    }
    await insertThresholds(trx, added);
    const retargeted = await retargetCurrentPlan(trx, ctx, { after: lastDayBefore(added) });
    return { ...(await readThresholds(trx, ctx.userId)), retargeted };
  });
}
