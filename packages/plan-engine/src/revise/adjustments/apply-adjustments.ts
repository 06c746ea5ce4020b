import type { Reason } from "@triplan/domain";
import { withAims } from "../../aims/index.ts";
import { lowShare, MAX_HARD } from "../../intensity/index.ts";
import { rungWithId } from "../../ladders/index.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { withBrickFuel, withDistinctNotes } from "../../sessions/index.ts";
import type { Adjustment } from "./adjustment.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { keptOf } from "./cut-week.ts";
import { draftOf, PLAIN_BRICKS, toEasy, type Draft } from "../drafts/draft.ts";
import { keepStrides } from "./keep-strides.ts";
import { raisedSlots } from "./raised-slots.ts";
import { withLadderProgress } from "./ladder-progress.ts";
import { hasCompletedHalf, withRaceBrick } from "./race-brick.ts";
import { isActing, isOver, OVER, weekAdjustment, type WeekAdjustment } from "./week-adjustment.ts";
import { withIntensity } from "./week-intensity.ts";
import { isMadeLight, withMinutes } from "./week-minutes.ts";
import {
  minutesOf,
  NO_HISTORY,
  NO_PROGRESS,
  weekScopes,
  withRows,
  type Progress,
  type WeekScope,
} from "./week-scope.ts";
import { writeEasyEnough } from "./write-easy-enough.ts";

/**
 * Applies the athlete's adjustments to the engine's plan. Length, intensity and content of
 * exercises change, and weeks with less volume leave some out; slots, order and days stay. Exercises
 * grow only within the hours of the day they are placed on, or of their suggested day. Weeks after a
 * reason's span are the engine's, except for runs and rides that were too large a step. After weeks of
 * an earlier engine the plan's volume is reached in safe steps. Never throws for a plan that
 * `generatePlan` made from the same request.
 */
export function applyAdjustments(
  request: PlanRequest,
  plan: Plan,
  adjustments: readonly Adjustment[],
  progress: Progress = NO_PROGRESS,
): Plan {
  const { basis, scope } = weekScopes(request, progress);
  const raised = raisedSlots(plan, adjustments, progress);
  const { earlier } = progress;
  let history = NO_HISTORY;
  let latest: WeekAdjustment | null = earlier.size === 0 ? null : NO_REQUEST;
  const weeks = plan.weeks.map((week) => {
    const kept = earlier.get(week.week);
    if (kept) {
      const rows = { week: week.week, rows: kept, planned: week.exercises };
      history = withRows(basis, history, rows);
      return { ...week, exercises: kept };
    }
    const acting = weekAdjustment(adjustments, week.week, basis.frames);
    latest = acting ?? (latest && settled(latest));
    const asked = latest;
    const weekScope = scope(week.week, history, week.exercises);
    const exercises =
      asked && weekScope
        ? adjustedWeek(week.exercises, asked, {
            scope: weekScope,
            raised,
            progress,
            nextBrickRun: nextBrickRun(plan, week.week),
          })
        : week.exercises;
    history = withRows(basis, history, {
      week: week.week,
      rows: exercises,
      planned: week.exercises,
      isMadeLight: asked !== null && isMadeLight(asked),
    });
    return exercises === week.exercises ? week : { ...week, exercises };
  });
  return { ...plan, weeks: withAims(basis, weeks) };
}

const NO_REQUEST: WeekAdjustment = {
  volume: 100,
  intensity: "maintain",
  parts: [],
  reasons: new Map(),
};

/** After the span of a reason only its name is left, for runs that are still held back. */
const settled = ({ reasons }: WeekAdjustment): WeekAdjustment => ({
  ...NO_REQUEST,
  reasons: new Map([...reasons.keys()].map((reason) => [reason, OVER])),
});

/**
 * The week with its completed exercises as they were done and the others changed. `change` gets these
 * and the minutes of the completed ones.
 */
function withDone(
  exercises: readonly PlannedExercise[],
  { completed }: Progress,
  change: (open: readonly PlannedExercise[], done: number) => readonly PlannedExercise[],
): readonly PlannedExercise[] {
  const open = exercises.filter(({ slotKey }) => !completed.has(slotKey));
  if (open.length === exercises.length) return change(exercises, 0);
  const done = exercises.flatMap(({ slotKey }) => completed.get(slotKey) ?? []);
  const changed = open.length === 0 ? [] : change(open, minutesOf(done));
  return [...done, ...changed].toSorted((a, b) => a.orderIndex - b.orderIndex);
}

interface Adjusting {
  scope: WeekScope;
  raised: ReadonlySet<string>;
  progress: Progress;
  /** Ladder step of the next planned run off the bike; null without one. */
  nextBrickRun: number | null;
}

function nextBrickRun({ weeks }: Plan, after: number): number | null {
  const rungs = weeks
    .filter(({ week }) => week > after)
    .flatMap(({ exercises }) =>
      exercises.flatMap(({ templateId }) => rungWithId(templateId) ?? []),
    );
  return rungs.find(({ ladder }) => ladder === "brick-run")?.rung ?? null;
}

/** The week's exercises, with the brick of race preparation unless the adjustments leave out half of it. */
function adjustedWeek(
  planned: readonly PlannedExercise[],
  asked: WeekAdjustment,
  { scope, raised, progress, nextBrickRun: nextRung }: Adjusting,
): readonly PlannedExercise[] {
  const { completed } = progress;
  const adjusted = (rows: readonly PlannedExercise[]) => {
    const lost = minutesOf(planned) - minutesOf(rows);
    return withDone(rows, progress, (open, done) =>
      adjustedRows(open, asked, { scope, raised, done, planned, lost }),
    );
  };
  const isPreparing = isActing("race-prep", asked) || hasCompletedHalf(planned, completed);
  const isJoining = scope.frame.isLoading && isPreparing && !isLighter(asked);
  const joined = isJoining ? withRaceBrick(planned, scope, { completed, nextRung }) : planned;
  const rows = adjusted(joined);
  const isWhole = joined === planned || rows.filter(({ brickId }) => brickId !== null).length === 2;
  return isWhole || hasCompletedHalf(planned, completed) ? rows : adjusted(planned);
}

const LIGHTER = ["fatigue", "injury-prevention", "recovery-needed"] as const;

const isLighter = (asked: WeekAdjustment): boolean =>
  LIGHTER.some((reason) => isActing(reason, asked));

/** Share of easy time that a week may miss after its reason, whose safe steps only take easy minutes. */
const HELD_BACK_SHARE = 0.02;

interface WeekContext {
  scope: WeekScope;
  raised: ReadonlySet<string>;
  /** Minutes of the week's completed exercises, which stay. */
  done: number;
  /** The engine's exercises of the whole week. */
  planned: readonly PlannedExercise[];
  /** Minutes that the brick of race preparation took from these. */
  lost: number;
}

function adjustedRows(
  exercises: readonly PlannedExercise[],
  asked: WeekAdjustment,
  { scope, raised, done, planned, lost }: WeekContext,
): readonly PlannedExercise[] {
  const timed = keptOf(withMinutes(exercises.map(draftOf), asked, scope, { done, lost }));
  const drafts = withIntensity(timed, asked, scope, raised);
  const isRecovery = scope.frame.isRecovery || (isMadeLight(asked) && scope.frame.isLoading);
  // What the week leaves out counts: it is mostly easy, and the hard rest would be too much.
  const share = lowShare(exercises);
  const goal = { isRecovery, plannedShare: isOver(asked) ? share - HELD_BACK_SHARE : share };
  const rows = writeEasyEnough(drafts, scope, goal);
  const whole = hasSplitBrick(rows, drafts)
    ? writeEasyEnough(withPlainBrick(drafts), scope, goal)
    : rows;
  const withStrides = keepStrides(whole, drafts, scope);
  const bases = new Map(exercises.map((base) => [base.slotKey, base]));
  const originals = new Map(planned.map((row) => [row.slotKey, row]));
  const isChanged = ({ slotKey, steps }: PlannedExercise) =>
    steps !== originals.get(slotKey)?.steps;
  const explainedRows = withStrides.map((row) => {
    const [base, original] = [bases.get(row.slotKey), originals.get(row.slotKey)];
    return base && original && isChanged(row)
      ? withLadderProgress(explained(row, { base, original }, asked, scope), scope)
      : row;
  });
  if (explainedRows.length === exercises.length && !explainedRows.some(isChanged)) return exercises;
  return withBrickFuel(withDistinctNotes(explainedRows, isChanged));
}

interface Planned {
  base: PlannedExercise;
  /** The engine's exercise, before race preparation made it part of a brick. */
  original: PlannedExercise;
}

/** Adds the reason of the change to an exercise that the adjustments changed. */
function explained(
  row: PlannedExercise,
  { base, original }: Planned,
  asked: WeekAdjustment,
  scope: WeekScope,
): PlannedExercise {
  const { volume, intensity, reasons } = asked;
  const change: Reason = {
    rule: "adjusted",
    facts: {
      why: [...reasons.keys()],
      volume,
      intensity,
      minutes: [original.duration, row.duration],
      effort: [original.intensity, row.intensity],
    },
  };
  const isAlone = base.brickId !== null && row.brickId === null;
  const lasting = isAlone
    ? { ...base, reasons: base.reasons.filter(({ rule }) => rule !== "brick") }
    : base;
  return withChange(row, lasting, change, scope.basis, maxHard(asked, scope));
}

/** Limit of hard rides and runs, for adjustments that can make exercises harder. */
function maxHard({ intensity, reasons }: WeekAdjustment, { basis, frame }: WeekScope) {
  const isHarder = intensity === "harder" || reasons.has("race-prep");
  return isHarder && frame.isLoading ? MAX_HARD[basis.level] + 1 : undefined;
}

/** True if the new lengths took a brick apart into two templates. */
const hasSplitBrick = (rows: readonly PlannedExercise[], drafts: readonly Draft[]): boolean =>
  isSplit(rows) && !isSplit(drafts.map(({ base }) => base));

const isSplit = (rows: readonly PlannedExercise[]): boolean =>
  rows.some(({ brickId, templateId }) =>
    rows.some(
      (other) => brickId !== null && brickId === other.brickId && templateId !== other.templateId,
    ),
  );

const withPlainBrick = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) =>
    draft.base.brickId === null ? draft : { ...toEasy(draft), templateIds: PLAIN_BRICKS },
  );
