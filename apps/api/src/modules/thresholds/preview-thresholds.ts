import type { RecordThresholdsInput } from "@triplan/contract";
import { findCurrentPlan } from "@triplan/db";
import {
  DISCIPLINES,
  type Discipline,
  type ExerciseStep,
  type PerDiscipline,
  type StepTarget,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { readThresholds } from "./athlete-thresholds.ts";
import { newRecords } from "./new-records.ts";
import {
  countRetargeted,
  lastDayBefore,
  retargetedRows,
  type RetargetedRow,
} from "./retargeted-rows.ts";

/** Easy and threshold. */
const SHOWN_ZONES = ["Z2", "Z4"] as const;

export interface ThresholdsPreview {
  /** Exercises to come whose targets would be rewritten, by sport. */
  retargeted: PerDiscipline<number>;
  /** Targets of the next exercise that has one in the zone. */
  targets: {
    type: Discipline;
    zone: (typeof SHOWN_ZONES)[number];
    before: StepTarget;
    after: StepTarget;
  }[];
}

/** What `recordThresholds` would do to the current plan with this input, confirmed. Read-only. */
export async function previewThresholds(
  ctx: AuthedContext,
  input: RecordThresholdsInput,
): Promise<ThresholdsPreview> {
  const known = await readThresholds(ctx.db, ctx.userId);
  const added = newRecords(ctx, input, known);
  const plan = await findCurrentPlan(ctx.db, ctx.userId);
  if (!plan || plan.raceDate < ctx.today) return previewOf([]);
  const records = [...added, ...known.records].toSorted((a, b) =>
    b.measuredOn.localeCompare(a.measuredOn),
  );
  const change = await retargetedRows(ctx.db, plan, {
    records,
    after: lastDayBefore(added),
    today: ctx.today,
  });
  return previewOf(change?.changed ?? []);
}

const previewOf = (changed: readonly RetargetedRow[]): ThresholdsPreview => ({
  retargeted: countRetargeted(changed),
  targets: DISCIPLINES.flatMap((type) => {
    const own = changed.filter(({ row }) => row.type === type && !row.isDropped);
    return SHOWN_ZONES.flatMap((zone) => {
      const next = own.flatMap(({ row, target }) => {
        const before = targetIn(row.steps, zone);
        const after = targetIn(target.steps, zone);
        return before && after ? [{ type, zone, before, after }] : [];
      });
      return next.slice(0, 1);
    });
  }),
});

const targetIn = (steps: readonly ExerciseStep[], zone: string): StepTarget | undefined =>
  steps
    .flatMap(({ intervals }) => intervals)
    .find((interval) => interval.zone === zone && !interval.isRacePace && interval.target)?.target;
