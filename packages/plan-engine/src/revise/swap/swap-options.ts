import { poolUnitOf } from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { planFacts, PLAN_RULES, type PlanFacts } from "../../rules/index.ts";
import { exerciseLoad } from "../../load/index.ts";
import { seasonWeek } from "../../season/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import type { SeasonBasis } from "../../season/index.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { NO_HISTORY, weekScopes, withRows, type WeekScope } from "../adjustments/week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import { isOpen, type StoredExercise } from "../repair/fix-types.ts";
import { sum } from "../../model/numbers.ts";
import { withBrickFuel, withDistinctNotes } from "../../sessions/index.ts";
import { brickSwaps } from "./swap-bricks.ts";
import { swapDrafts } from "./swap-drafts.ts";
import type { SwapDraft, SwapKind } from "./swap-kinds.ts";
import { swapCosts } from "./swap-costs.ts";
import { inSetting } from "./swap-settings.ts";

/** An exercise that can replace another, with what that costs. */
export interface SwapOption {
  kind: SwapKind;
  exercise: PlannedExercise;
  /** What changes: the exercise, or the halves of a brick. */
  changed: readonly PlannedExercise[];
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
 * the same load or less, and no rule broken that the plan keeps. A brick is replaced as a whole.
 */
export function swapOptions(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  slotKey: string,
): SwapList {
  const swap = swapOf(request, exercises, slotKey);
  if (!swap) return { options: [], fewer: NOT_OPEN };
  const { drafts } = swap;
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
  if (isTest(base)) return "Nothing else measures this threshold on its day.";
  if (drafts.length > options.length) return "Others would break a rule that your plan keeps.";
  if (base.brickId !== null) return "The rest of this brick is easy or short already.";
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
  const draft = swap?.drafts.find((each) => each.kind === kind);
  return (draft && swap?.option(draft)) ?? null;
}

interface Swap {
  base: PlannedExercise;
  drafts: readonly SwapDraft[];
  option: (draft: SwapDraft) => SwapOption | null;
}

function swapOf(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  slotKey: string,
): Swap | null {
  const stored = exercises.find((row) => row.slotKey === slotKey);
  const halves = exercises.filter((row) => row === stored || isOtherHalf(row, stored));
  if (!stored || !halves.every(isOpen)) return null;
  const scope = scopeOf(request, exercises, stored.week);
  if (!scope) return null;
  const [base, other] = [stored, ...halves.filter((row) => row !== stored)].map(plannedOf);
  if (!base) return null;
  const drafts = other ? brickSwaps(base, other) : swapDrafts(base, scope);
  const bases = other ? [base, other] : [base];
  let before: ReadonlySet<string> | undefined;
  const pool = poolUnitOf(scope.basis.poolLength);
  const option = (draft: SwapDraft): SwapOption | null => {
    const made = swapped(bases, draft, scope);
    if (!made || totalLoad(made) > MAX_LOAD * totalLoad(bases)) return null;
    const written = withOwnNotes(made, bases, weekOf(exercises, base.week));
    const changed = written.filter((row) => !bases.includes(row));
    if (changed.length === 0) return null;
    const bySlot = new Map(changed.map((row) => [row.slotKey, row]));
    const after = exercises.map((row) => ({ ...row, ...bySlot.get(row.slotKey) }));
    const isLawful = [...brokenRules(scope.basis, after, bySlot)].every((broken) => {
      before ??= brokenRules(scope.basis, exercises);
      return before.has(broken);
    });
    const exercise = written[0] ?? base;
    return isLawful
      ? { kind: draft.kind, exercise, changed, costs: swapCosts(draft, bases, written, pool) }
      : null;
  };
  return { base, drafts, option };
}

const weekOf = (exercises: readonly StoredExercise[], week: number) =>
  exercises.filter((row) => row.week === week);

/** The written exercises without sentences that others of their week have. */
function withOwnNotes(
  written: readonly PlannedExercise[],
  bases: readonly PlannedExercise[],
  week: readonly PlannedExercise[],
): PlannedExercise[] {
  const bySlot = new Map(written.map((row) => [row.slotKey, row]));
  const isChanged = (row: PlannedExercise) => written.includes(row) && !bases.includes(row);
  const noted = withDistinctNotes(
    week.map((row) => bySlot.get(row.slotKey) ?? row),
    isChanged,
  );
  const own = new Map(noted.map((row) => [row.slotKey, row]));
  return written.map((row) => own.get(row.slotKey) ?? row);
}

const isOtherHalf = (row: StoredExercise, half: StoredExercise | undefined): boolean =>
  half !== undefined && half.brickId !== null && row.brickId === half.brickId;

const plannedOf = ({
  day: _day,
  isCompleted: _isCompleted,
  isMatched: _isMatched,
  ...row
}: StoredExercise): PlannedExercise => row;

const totalLoad = (rows: readonly PlannedExercise[]): number => sum(rows.map(exerciseLoad));

/** The exercises that the drafts make of their bases; null if one is not what it asks for. */
function swapped(
  bases: readonly PlannedExercise[],
  { kind, drafts, setting }: SwapDraft,
  { writer, basis }: WeekScope,
): PlannedExercise[] | null {
  const written = bases.map((base, index) => {
    const draft = drafts[index];
    const own = setting?.sport === base.type ? setting : undefined;
    const plain = draft ? writeDraft(writer, draft) : base;
    const row = own ? inSetting(plain, own, poolUnitOf(basis.poolLength)) : plain;
    if (draft?.templateId !== undefined && draft.templateId !== row.templateId) return null;
    const isSame = row.description === base.description && row.brickId === base.brickId;
    if (isSame && !own) return base;
    const lasting =
      row.brickId === null
        ? { ...base, reasons: base.reasons.filter(({ rule }) => rule !== "brick") }
        : base;
    const change = { rule: "swapped", facts: { kind, from: base.name } } as const;
    return keptFix(withChange(row, lasting, change, basis), base);
  });
  return written.every((row) => row !== null) ? withBrickFuel(written) : null;
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

/**
 * The rules that the stored plan breaks, each with its week; exercises are on the athlete's days. Rules
 * about single exercises examine the `changed` ones, or all.
 */
function brokenRules(
  basis: SeasonBasis,
  exercises: readonly StoredExercise[],
  changed?: ReadonlyMap<string, unknown>,
): Set<string> {
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
  const ofOne = changed ? withOnly(facts, changed) : facts;
  return new Set(
    KEPT_RULES.flatMap(({ id, check, isOfOne }) =>
      check(isOfOne ? ofOne : facts).map(({ week }) => `${id} ${week}`),
    ),
  );
}

const withOnly = (facts: PlanFacts, changed: ReadonlyMap<string, unknown>): PlanFacts => ({
  ...facts,
  weeks: facts.weeks.map((week) => ({
    ...week,
    exercises: week.exercises.filter(({ slotKey }) => changed.has(slotKey)),
  })),
});
