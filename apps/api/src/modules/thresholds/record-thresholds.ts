import type { RecordThresholdsInput } from "@triplan/contract";
import { insertThresholds, lockUser, type NewThreshold } from "@triplan/db";
import {
  addDays,
  DomainError,
  isTestResult,
  recordedThreshold,
  roundThresholds,
  THRESHOLD_KINDS,
  thresholdsOf,
  type IsoDate,
  type Thresholds,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { lastDayBefore, retargetCurrentPlan } from "./retarget-plan.ts";
import {
  readThresholds,
  type AthleteThresholds,
  type ChangedThresholds,
} from "./athlete-thresholds.ts";
import { thresholdQuestions } from "./threshold-questions.ts";

const MAX_RECORDS = 500;
const MAX_AGE_DAYS = 365;

/**
 * Stores typed thresholds or those of a performance. Throws `conflict` with the questions as issues
 * for unusual values that are not confirmed.
 */
export async function recordThresholds(
  ctx: AuthedContext,
  input: RecordThresholdsInput,
): Promise<ChangedThresholds> {
  const measuredOn = input.date ?? ctx.today;
  refuseDate(measuredOn, ctx.today);
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, ctx.userId);
    const { current, records } = await readThresholds(trx, ctx.userId);
    const thresholds = input.performance ? thresholdsOf(input.performance) : roundThresholds(input);
    if (input.isGoodTest && !input.isConfirmed) {
      const issues = thresholdQuestions(input, thresholds, current);
      const message = issues.map((issue) => issue.message).join(" ");
      if (issues.length > 0) throw new DomainError("conflict", message, { issues });
    }
    const added = newRecords(ctx.userId, { input, thresholds, current, measuredOn });
    if (records.length + added.length > MAX_RECORDS) {
      throw new DomainError("conflict", `You have reached the limit of ${MAX_RECORDS} thresholds`);
    }
    await insertThresholds(trx, added);
    const source = sourceOf(input.performance);
    const after = lastDayBefore({ source, measuredOn });
    const retargeted = await retargetCurrentPlan(trx, ctx, { after });
    return { ...(await readThresholds(trx, ctx.userId)), retargeted };
  });
}

function refuseDate(date: IsoDate, today: IsoDate): void {
  if (date <= today && date >= addDays(today, -MAX_AGE_DAYS)) return;
  const message = "Date must be within the last year";
  throw new DomainError("rule_broken", message, { issues: [{ path: "date", message }] });
}

function newRecords(
  userId: number,
  {
    input: { performance, isGoodTest, rpe },
    thresholds,
    current,
    measuredOn,
  }: {
    input: RecordThresholdsInput;
    thresholds: Thresholds;
    current: AthleteThresholds["current"];
    measuredOn: IsoDate;
  },
): NewThreshold[] {
  const source = sourceOf(performance);
  return THRESHOLD_KINDS.flatMap((kind) => {
    const value = thresholds[kind];
    if (value === undefined) return [];
    const present = current.find((threshold) => threshold.kind === kind);
    const isSettled = performance && isGoodTest;
    const stored = isSettled ? recordedThreshold(kind, value, present) : value;
    return {
      userId,
      kind,
      value: stored,
      source,
      measuredOn,
      isCounted: isGoodTest,
      rpe: rpe ?? null,
    };
  });
}

function sourceOf(performance: RecordThresholdsInput["performance"]): NewThreshold["source"] {
  if (!performance) return "typed";
  return isTestResult(performance) ? "test" : "result";
}
