import { ADJUSTMENT_REASONS, type Weekday } from "@triplan/domain";
import type { Plan, PlanRequest } from "../model/plan-types.ts";
import {
  applyAdjustments,
  fixLimits,
  type Adjustment,
  type StoredExercise,
} from "../revise/index.ts";
import { checkPlan } from "../rules/index.ts";

/** Structural rules that no adjustment may break. */
export const FIRM_RULES: ReadonlySet<string> = new Set([
  "weeks-complete",
  "duration-grid",
  "longest-day",
  "week-hours",
  "usable-day",
  "day-hours",
  "units-a-day",
  "brick-together",
  "all-disciplines",
  "no-empty-week",
  "known-words",
  "last-days",
  "race-eve",
  "long-caps",
  "texts-agree",
  "steps-fill",
  "paces-possible",
]);

/** Those that also hold for the placed exercises after a fix of any week. */
const FIXED_RULES: ReadonlySet<string> = new Set([
  "duration-grid",
  "longest-day",
  "usable-day",
  "day-hours",
  "texts-agree",
  "steps-fill",
  "paces-possible",
]);

type Draw = (count: number) => number;

/** Whole numbers below a count, the same ones for the same request. */
function drawsOf(request: PlanRequest): Draw {
  let state = 1;
  for (const letter of JSON.stringify(request)) state = mixed(state, letter.codePointAt(0) ?? 0);
  return (count) => {
    state = mixed(state, count);
    return (state >>> 8) % count;
  };
}

const mixed = (state: number, value: number) => Math.imul(state ^ value, 0x9e_37_79_b1) >>> 0;

const adjustmentFor = (draw: Draw, weeks: number): Adjustment => ({
  fromWeek: 1 + draw(weeks),
  adjustmentType: draw(2) === 0 ? "volume" : "intensity",
  volumeAdjustment: 50 + 5 * draw(15),
  intensityAdjustment: (["easier", "maintain", "harder"] as const)[draw(3)] ?? "maintain",
  reason: ADJUSTMENT_REASONS[draw(ADJUSTMENT_REASONS.length)] ?? null,
});

/** The plan with the athlete's own days: about every third exercise is on that of another. */
const moved = (draw: Draw, plan: Plan): StoredExercise[] =>
  plan.weeks.flatMap(({ exercises }) =>
    exercises.map((row) => ({
      ...row,
      day: (draw(3) === 0 ? exercises[draw(exercises.length)] : row)?.suggestedDay ?? 0,
      isCompleted: false,
      isMatched: false,
    })),
  );

function fixed(
  request: PlanRequest,
  plan: Plan,
  rows: readonly StoredExercise[],
): StoredExercise[] {
  const planned = new Map(
    plan.weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row] as const)),
  );
  const facts = { currentWeek: 1, firstWeek: 1, today: request.startDate, planned };
  const { changed, moved: days } = fixLimits(request, rows, facts);
  const content = new Map(changed.map((row) => [row.slotKey, row]));
  const dayOf = new Map(days.map(({ slotKey, day }) => [slotKey, day]));
  return rows.map((row) => ({
    ...row,
    ...content.get(row.slotKey),
    day: dayOf.has(row.slotKey) ? (dayOf.get(row.slotKey) ?? null) : row.day,
  }));
}

const isPlaced = (row: StoredExercise): row is StoredExercise & { day: Weekday } =>
  row.day !== null;

/** The plan after up to three adjustments, and then after a fix of exercises on other days. */
function revised(request: PlanRequest, plan: Plan): { adjusted: Plan; arranged: Plan } {
  const draw = drawsOf(request);
  const adjustments = Array.from({ length: 1 + draw(3) }, () =>
    adjustmentFor(draw, plan.weeks.length),
  );
  const adjusted = applyAdjustments(request, plan, adjustments);
  const rows = fixed(request, adjusted, moved(draw, adjusted)).filter(isPlaced);
  const weeks = adjusted.weeks.map((week) => ({
    ...week,
    exercises: rows
      .filter((row) => row.week === week.week)
      .map((row) => ({ ...row, suggestedDay: row.day })),
  }));
  return { adjusted, arranged: { ...adjusted, weeks } };
}

/** True if neither adjustments nor a fix of moved exercises breaks a rule about structure. */
export function keepsRulesRevised(request: PlanRequest, plan: Plan): boolean {
  const { adjusted, arranged } = revised(request, plan);
  return (
    keeps(FIRM_RULES, request, adjusted) &&
    keeps(FIXED_RULES, request, arranged) &&
    arranged.weeks.every(hasOneOfASportADay)
  );
}

const keeps = (rules: ReadonlySet<string>, request: PlanRequest, plan: Plan): boolean =>
  checkPlan(request, plan).every(({ ruleId }) => !rules.has(ruleId));

/** A fix leaves three sports on a day, but never two exercises of one. */
const hasOneOfASportADay = ({ exercises }: Plan["weeks"][number]): boolean =>
  new Set(exercises.map(({ type, suggestedDay }) => `${type} ${suggestedDay}`)).size ===
  exercises.length;
