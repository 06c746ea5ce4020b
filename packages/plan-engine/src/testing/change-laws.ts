import { ADJUSTMENT_REASONS, WEEKDAYS } from "@triplan/domain";
import { longestDayMinutes, periodise } from "../calendar/index.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { applyAdjustments, type FixResult, type StoredExercise } from "../revise/index.ts";
import { checkPlan } from "../rules/index.ts";
import { drawsOf } from "./draws.ts";
import type { PlanLaw } from "./plan-law.ts";
import { weekMinutes } from "./requests.ts";
import { REASON_LAWS } from "./reason-laws.ts";
import { adjustmentsOf, someAdjustments } from "./some-adjustments.ts";
import { afterFix, fixOf, planOf, storedRows } from "./stored-plan.ts";

const SOURCE = "docs/plan-engine.md#when-you-change-it";

/** Rules that hold for the placed exercises after a fix. */
const PLACE_RULES: ReadonlySet<string> = new Set([
  "duration-grid",
  "longest-day",
  "week-hours",
  "usable-day",
  "day-hours",
  "units-a-day",
  "brick-together",
  "long-caps",
]);

/** Rules that hold for the exercises that a fix wrote. */
const CONTENT_RULES: ReadonlySet<string> = new Set(["texts-agree", "steps-fill", "paces-possible"]);

/** Structural rules that no adjustment may break. */
export const FIRM_RULES: ReadonlySet<string> = new Set([
  ...PLACE_RULES,
  ...CONTENT_RULES,
  "day-sports",
  "weeks-complete",
  "all-disciplines",
  "no-empty-week",
  "known-words",
  "last-days",
  "race-eve",
  "no-sentence-twice",
]);

const keeps = (rules: ReadonlySet<string>, request: PlanRequest, plan: Plan): boolean =>
  checkPlan(request, plan).every(({ ruleId }) => !rules.has(ruleId));

const keepsRulesAdjusted = (request: PlanRequest, base: Plan): boolean =>
  adjustmentsOf(request).every((adjustments) =>
    keeps(FIRM_RULES, request, applyAdjustments(request, base, adjustments)),
  );

function undone(request: PlanRequest, base: Plan): boolean {
  const adjustments = someAdjustments(request);
  const earlier = adjustments.slice(0, -1);
  const before = JSON.stringify(applyAdjustments(request, base, earlier));
  applyAdjustments(request, base, adjustments);
  const after = JSON.stringify(applyAdjustments(request, base, earlier));
  return after === before && (earlier.length > 0 || after === JSON.stringify(base));
}

const LIGHTER = ADJUSTMENT_REASONS.filter(
  (reason) => reason !== "feeling-strong" && reason !== "race-prep",
);

const staysLighter = (request: PlanRequest, base: Plan): boolean =>
  adjustmentsOf(request, LIGHTER).every((adjustments) => {
    const after = weekMinutes(applyAdjustments(request, base, adjustments.slice(-1)));
    return weekMinutes(base).every((most, index) => (after[index] ?? 0) <= most);
  });

const LEAST = { swim: 30, bike: 40, run: 30 } as const;

/** Runs and rides are exempt: their safe step after lighter weeks comes first. */
function keepsLeast(request: PlanRequest, base: Plan): boolean {
  const frames = periodise(request);
  const planned = new Map(
    base.weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row.duration])),
  );
  const { weeks } = applyAdjustments(request, base, someAdjustments(request));
  return weeks.every(({ week, exercises }) => {
    const isShort = longestDayMinutes(frames[week - 1]?.days ?? []) <= 30;
    const least = (row: PlannedExercise) =>
      Math.min(planned.get(row.slotKey) ?? 0, isShort ? 25 : LEAST[row.type]);
    return exercises.every((row) => row.type !== "swim" || row.duration >= least(row));
  });
}

/** The exercises of a week on one open day. */
function crowded(request: PlanRequest, rows: readonly StoredExercise[]): StoredExercise[] | null {
  const draw = drawsOf(request, "crowded");
  const week = 1 + draw(request.totalWeeks);
  const days = periodise(request)[week - 1]?.days.filter(({ minutes }) => minutes > 0) ?? [];
  const day = days[draw(Math.max(1, days.length))]?.day;
  return day === undefined ? null : rows.map((row) => (row.week === week ? { ...row, day } : row));
}

function movesFirst(request: PlanRequest, plan: Plan): boolean | null {
  const rows = crowded(request, storedRows(plan));
  if (!rows) return null;
  const fix = fixOf(request, plan, rows);
  return (
    fix.changed.length === 0 && keepsRulesFixed(request, plan, { rows: afterFix(rows, fix), fix })
  );
}

/** Exercises on any day of their week, every fifth of them with another length. */
function damaged(request: PlanRequest, rows: readonly StoredExercise[]): StoredExercise[] {
  const draw = drawsOf(request, "damaged");
  return rows.map((row) => ({
    ...row,
    duration: draw(5) === 0 ? 5 + draw(400) : row.duration,
    day: draw(3) === 0 ? (WEEKDAYS[draw(WEEKDAYS.length)] ?? null) : row.day,
  }));
}

function keepsRulesFixed(
  request: PlanRequest,
  plan: Plan,
  { rows, fix }: { rows: readonly StoredExercise[]; fix: FixResult },
): boolean {
  const frames = periodise(request);
  // A closed day is no limit: the athlete may have placed something on it.
  const isOpen = ({ week, day }: StoredExercise) =>
    frames[week - 1]?.days.some((each) => each.day === day && each.minutes > 0) === true;
  const written = new Set(fix.changed.map(({ slotKey }) => slotKey));
  const isWritten = ({ slotKey }: StoredExercise) => written.has(slotKey);
  return (
    keeps(PLACE_RULES, request, planOf(plan, rows.filter(isOpen))) &&
    keeps(CONTENT_RULES, request, planOf(plan, rows.filter(isWritten)))
  );
}

function fixesOnce(request: PlanRequest, base: Plan): boolean {
  const adjusted = applyAdjustments(request, base, someAdjustments(request));
  const rows = damaged(request, storedRows(adjusted));
  const fix = fixOf(request, adjusted, rows);
  const again = afterFix(rows, fix);
  const { changed, moved } = fixOf(request, adjusted, again);
  return (
    changed.length + moved.length === 0 && keepsRulesFixed(request, adjusted, { rows: again, fix })
  );
}

const isFixed = ({ reasons }: PlannedExercise) => reasons.some(({ rule }) => rule === "fixed");

function givesBack(request: PlanRequest, plan: Plan): boolean {
  const rows = damaged(request, storedRows(plan));
  const planned = new Map(storedRows(plan).map((row) => [row.slotKey, row]));
  const free = afterFix(rows, fixOf(request, plan, rows)).flatMap((row) => {
    const own = planned.get(row.slotKey);
    return own ? [isFixed(row) ? { ...row, day: own.day } : own] : [];
  });
  const after = afterFix(free, fixOf(request, plan, free));
  return after.every((row) => row.duration === planned.get(row.slotKey)?.duration);
}

/** Laws of adjustments and fixes; each makes its own change, the same for the same request. */
export const CHANGE_LAWS: readonly PlanLaw[] = [
  {
    id: "adjusted-rules",
    title: "adjustments by every reason break no rule about days, hours and steps",
    source: SOURCE,
    holds: keepsRulesAdjusted,
  },
  {
    id: "undone-adjustment",
    title: "without its last adjustment a plan is as it was before it",
    source: SOURCE,
    holds: undone,
  },
  {
    id: "lighter-reason",
    title: "fatigue, injury prevention, recovery and lack of time raise no week",
    source: SOURCE,
    holds: staysLighter,
  },
  {
    id: "adjusted-least",
    title: "no adjustment makes a swim shorter than its least length",
    source: SOURCE,
    holds: keepsLeast,
  },
  {
    id: "fix-moves",
    title: "a fix of a crowded day shortens nothing and leaves at most two exercises on it",
    source: SOURCE,
    holds: movesFirst,
  },
  {
    id: "fix-once",
    title: "a fix brings a plan within its limits, and a second fix changes nothing",
    source: SOURCE,
    holds: fixesOnce,
  },
  {
    id: "fix-gives-back",
    title: "a fix gives the planned minutes back once nothing limits them",
    source: SOURCE,
    holds: givesBack,
  },
  ...REASON_LAWS,
];
