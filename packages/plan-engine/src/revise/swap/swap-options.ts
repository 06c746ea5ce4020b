import { isTest } from "../../fitness-tests/index.ts";
import { planFacts, PLAN_RULES } from "../../rules/index.ts";
import { exerciseLoad, seasonWeek } from "../../season/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import type { SeasonBasis } from "../../season/index.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { NO_HISTORY, weekScopes, withRows, type WeekScope } from "../adjustments/week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import { isOpen, type StoredExercise } from "../repair/fix-types.ts";
import { swapDrafts, type SwapDraft, type SwapKind } from "./swap-drafts.ts";
import { swapCosts } from "./swap-costs.ts";

/** An exercise that can replace another, with what that costs. */
export interface SwapOption {
  kind: SwapKind;
  exercise: PlannedExercise;
  /** Sentences for the athlete. */
  costs: readonly string[];
}

const MAX_OPTIONS = 3;
/** Other exercises of the same minutes before an easy and a shorter one. */
const MAX_OTHERS = 2;
/** The load of a replacement in relation to the exercise, at most: hills by feel count as little. */
const MAX_LOAD = 1.25;

export interface SwapList {
  /** At most three. */
  options: SwapOption[];
  /** Why there are fewer than three, as a sentence; null if there are three. */
  fewer: string | null;
}

/**
 * Exercises that can replace an open one of the plan: the same sport in the same minutes or fewer, about
 * the same load or less, and no rule broken that the plan keeps. None for bricks.
 */
export function swapOptions(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  slotKey: string,
): SwapList {
  const swap = swapOf(request, exercises, slotKey);
  if (!swap) return { options: [], fewer: NOT_OPEN };
  const drafts = swapDrafts(swap.base, swap.scope);
  const options: SwapOption[] = [];
  const later: SwapDraft[] = [];
  for (const draft of drafts) {
    const isEnough = isOther(draft) && options.filter(isOther).length >= MAX_OTHERS;
    const option = isEnough || options.length >= MAX_OPTIONS ? null : swap.option(draft);
    if (option) options.push(option);
    if (isEnough) later.push(draft);
  }
  for (const draft of later) {
    const option = options.length < MAX_OPTIONS ? swap.option(draft) : null;
    if (option) options.push(option);
  }
  return { options, fewer: fewerBecause(swap.base, { drafts, options }) };
}

const NOT_OPEN = "What is over or done stays as it is.";

interface Found {
  drafts: readonly SwapDraft[];
  options: readonly SwapOption[];
}

function fewerBecause(base: PlannedExercise, { drafts, options }: Found): string | null {
  if (options.length >= MAX_OPTIONS) return null;
  if (base.brickId !== null) return "A brick is what its ride and run make together.";
  if (isTest(base)) return "Nothing else measures this threshold on its day.";
  if (drafts.length > options.length) return "Others would break a rule that your plan keeps.";
  return `Others are too long or too short for ${base.duration} minutes.`;
}

const SIMPLER: ReadonlySet<SwapKind> = new Set<SwapKind>(["easy", "shorter", "half"]);

const isOther = ({ kind }: { kind: SwapKind }): boolean => !SIMPLER.has(kind);

/** The replacement of one kind, or null if it is not possible. */
export function swapOption(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  { slotKey, kind }: { slotKey: string; kind: string },
): SwapOption | null {
  const swap = swapOf(request, exercises, slotKey);
  const draft = swap && swapDrafts(swap.base, swap.scope).find((each) => each.kind === kind);
  return (swap && draft && swap.option(draft)) ?? null;
}

interface Swap {
  base: PlannedExercise;
  scope: WeekScope;
  option: (draft: SwapDraft) => SwapOption | null;
}

function swapOf(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  slotKey: string,
): Swap | null {
  const stored = exercises.find((row) => row.slotKey === slotKey);
  if (!stored || !isOpen(stored)) return null;
  const { day: _day, isCompleted: _isCompleted, isMatched: _isMatched, ...base } = stored;
  const scope = scopeOf(request, exercises, base.week);
  if (!scope) return null;
  const { basis } = scope;
  const before = brokenRules(basis, exercises);
  const option = ({ kind, draft }: SwapDraft): SwapOption | null => {
    const written = writeDraft(scope.writer, draft);
    const facts = { kind, from: base.name };
    const exercise = keptFix(withChange(written, base, { rule: "swapped", facts }, basis), base);
    const isSame = exercise.description === base.description;
    const isAsked = draft.templateId === undefined || draft.templateId === exercise.templateId;
    if (isSame || !isAsked || exerciseLoad(exercise) > MAX_LOAD * exerciseLoad(base)) return null;
    const after = exercises.map((row) => (row === stored ? { ...row, ...exercise } : row));
    const isLawful = [...brokenRules(basis, after)].every((broken) => before.has(broken));
    return isLawful ? { kind, exercise, costs: swapCosts(kind, base, exercise) } : null;
  };
  return { base, scope, option };
}

/** The mark of a fix stays, so that the exercise is fixed again when the plan is written again. */
const keptFix = (exercise: PlannedExercise, base: PlannedExercise): PlannedExercise => ({
  ...exercise,
  reasons: [...exercise.reasons, ...base.reasons.filter(({ rule }) => rule === "fixed")],
});

/** The scope of a week after the stored weeks before it. */
function scopeOf(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  week: number,
): WeekScope | null {
  const { basis, scope } = weekScopes(request);
  const byWeek = Map.groupBy(exercises, (exercise) => exercise.week);
  const history = basis.frames
    .filter((frame) => frame.week < week)
    .reduce(
      (sofar, frame) =>
        withRows(basis, sofar, { week: frame.week, rows: byWeek.get(frame.week) ?? [] }),
      NO_HISTORY,
    );
  return scope(week, history, byWeek.get(week) ?? []);
}

/** A plan offers tests; the athlete may leave one out. */
const KEPT_RULES = PLAN_RULES.filter(({ id }) => id !== "tests-planned");

/** The rules that the stored plan breaks, each with its week; exercises are on the athlete's days. */
function brokenRules(basis: SeasonBasis, exercises: readonly StoredExercise[]): Set<string> {
  const byWeek = Map.groupBy(exercises, ({ week }) => week);
  const weeks = basis.frames.map((frame) => {
    const rows = byWeek.get(frame.week) ?? [];
    return {
      ...seasonWeek(frame),
      targetMinutes: rows.reduce((total, { duration }) => total + duration, 0),
      exercises: rows.map((row) => ({ ...row, suggestedDay: row.day ?? row.suggestedDay })),
    };
  });
  const facts = planFacts(basis, weeks);
  return new Set(
    KEPT_RULES.flatMap(({ id, check }) => check(facts).map(({ week }) => `${id} ${week}`)),
  );
}
