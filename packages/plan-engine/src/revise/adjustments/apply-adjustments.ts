import type { Reason } from "@triplan/domain";
import { MAX_HARD } from "../../intensity/index.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { weekAdjustment, type Adjustment, type WeekAdjustment } from "./adjustment.ts";
import { withChange } from "./changed-reasons.ts";
import { PLAIN_BRICKS } from "./choose-content.ts";
import { draftOf, type Draft } from "./draft.ts";
import { keepStrides } from "./keep-strides.ts";
import { toEasy, withIntensity } from "./week-intensity.ts";
import { isMadeLight, withMinutes } from "./week-minutes.ts";
import { NO_HISTORY, weekScopes, withRows, type Placed, type WeekScope } from "./week-scope.ts";
import { writeEasyEnough } from "./write-easy-enough.ts";

/**
 * Applies the athlete's adjustments to the engine's plan. Length, intensity and content of
 * exercises change; slots, order, days and bricks stay. Exercises grow only within the hours of the
 * day they are `placed` on, or of their suggested day. Never throws for a plan that `generatePlan`
 * made from the same request.
 */
export function applyAdjustments(
  request: PlanRequest,
  plan: Plan,
  adjustments: readonly Adjustment[],
  placed?: Placed,
): Plan {
  const { basis, scope } = weekScopes(request, placed);
  let history = NO_HISTORY;
  const weeks = plan.weeks.map((week) => {
    const asked = weekAdjustment(adjustments, week.week);
    const exercises = asked
      ? adjustedRows(week.exercises, asked, scope(week.week, history, week.exercises))
      : week.exercises;
    const isLight = asked !== null && isMadeLight(asked);
    history = withRows(basis, history, week.week, exercises, isLight);
    return exercises === week.exercises ? week : { ...week, exercises };
  });
  return { ...plan, weeks };
}

function adjustedRows(
  exercises: readonly PlannedExercise[],
  asked: WeekAdjustment,
  scope: WeekScope | null,
): readonly PlannedExercise[] {
  if (!scope) return exercises;
  const timed = withMinutes(exercises.map(draftOf), asked, scope);
  const drafts = withIntensity(timed, asked, scope);
  const isRecovery = scope.frame.isRecovery || (isMadeLight(asked) && scope.frame.isLoading);
  const rows = writeEasyEnough(drafts, scope, isRecovery);
  const whole = hasSplitBrick(rows)
    ? writeEasyEnough(withPlainBrick(drafts), scope, isRecovery)
    : rows;
  const withStrides = keepStrides(whole, drafts, scope);
  return withStrides.map((row, index) => explained(row, exercises[index], asked, scope));
}

/** Adds the reason of the change to an exercise that the adjustments changed. */
function explained(
  row: PlannedExercise,
  base: PlannedExercise | undefined,
  asked: WeekAdjustment,
  scope: WeekScope,
): PlannedExercise {
  if (!base || row === base) return row;
  const { volume, intensity, reasons } = asked;
  const change: Reason = {
    rule: "adjusted",
    facts: {
      why: [...reasons.keys()],
      volume,
      intensity,
      minutes: [base.duration, row.duration],
      effort: [base.intensity, row.intensity],
    },
  };
  return withChange(row, base, change, scope.basis, maxHard(asked, scope));
}

/** Limit of hard rides and runs, for adjustments that can make exercises harder. */
function maxHard({ intensity, reasons }: WeekAdjustment, { basis, frame }: WeekScope) {
  const isHarder = intensity === "harder" || reasons.has("race-prep");
  return isHarder && frame.isLoading ? MAX_HARD[basis.level] + 1 : undefined;
}

/** True if the ride and run of a brick no longer come from one template. */
const hasSplitBrick = (rows: readonly PlannedExercise[]) =>
  rows.some(({ brickId, templateId }) =>
    rows.some(
      (other) => brickId !== null && brickId === other.brickId && templateId !== other.templateId,
    ),
  );

const withPlainBrick = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) =>
    draft.base.brickId === null ? draft : { ...toEasy(draft), templateIds: PLAIN_BRICKS },
  );
