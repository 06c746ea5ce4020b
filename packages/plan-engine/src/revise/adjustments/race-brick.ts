import { heldAppointment, type Intensity } from "@triplan/domain";
import { allows, longestDayMinutes } from "../../calendar/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { hasEffortAbove, isEasy } from "../../intensity/index.ts";
import {
  ladderNamed,
  rungId,
  rungMinutes,
  rungOf,
  rungWithId,
  topRung,
} from "../../ladders/index.ts";
import { floor5 } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { BRICK_RUN_INTENSITY, brickRunName, withTransition } from "../../sessions/index.ts";
import { isLong, isLongCourse, SHORT_DAY } from "../../week/index.ts";
import { draftOf, PLAIN_BRICKS, type Draft } from "../drafts/draft.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import { besideDone, inBrickOrder } from "./brick-order.ts";
import { leastOf } from "./cut-week.ts";
import { keepsHardLimits } from "./race-pace-drafts.ts";
import { minutesOf, type Progress, type WeekScope } from "./week-scope.ts";

/** Share of its minutes that a ride keeps if the run off the bike needs time of its day. */
const MIN_RIDE_PART = 0.8;
/** Exercises on a day beside the brick. */
const MAX_OTHERS = 1;

type Rows = readonly PlannedExercise[];

/**
 * The week's exercises with a brick for race preparation: a run moves to the day of a ride and gets as
 * short as the last run off the bike. Unchanged if the week has a brick or no day has the time. A half that
 * is completed keeps its partner.
 */
export function withRaceBrick(
  rows: Rows,
  scope: WeekScope,
  { completed, nextRung }: RaceBrickFacts,
): Rows {
  const hasBrick = rows.some(({ brickId }) => brickId !== null);
  if (hasBrick || longestDayMinutes(scope.frame.days) <= SHORT_DAY) return rows;
  const half = completedHalf(rows, completed);
  const isOpen = ({ slotKey }: PlannedExercise) => !completed.has(slotKey);
  const isFree = (row: PlannedExercise) =>
    half?.type === row.type ? row === half : isOpen(row) && !isTest(row);
  const free = rows.filter(isFree);
  const rides = free.filter(({ type }) => type === "bike").toSorted(byUse(scope));
  const runs = free.filter(mayMove).toSorted(byWork);
  for (const run of runs) {
    for (const ride of rides) {
      const brick = brickOf(rows, { ride, run }, scope, nextRung);
      const ordered =
        brick && (half ? besideDone(rows, brick, completed) : inBrickOrder(rows, brick, isOpen));
      if (ordered) return ordered;
    }
  }
  return rows;
}

/** True for a run that may leave its day. */
const mayMove = (row: PlannedExercise): boolean =>
  row.type === "run" && !isLong(row) && heldAppointment(row.reasons) === null;

type Completed = Progress["completed"];

interface RaceBrickFacts {
  completed: Completed;
  /** Ladder step of the next planned run off the bike; null without one. */
  nextRung: number | null;
}

/** The planned exercise of which the athlete completed half of a race preparation's brick. */
function completedHalf(rows: Rows, completed: Completed): PlannedExercise | undefined {
  const halves = rows.filter(({ slotKey }) => (completed.get(slotKey)?.brickId ?? null) !== null);
  return halves.length === 1 ? halves[0] : undefined;
}

export const hasCompletedHalf = (rows: Rows, completed: Completed): boolean =>
  completedHalf(rows, completed) !== undefined;

/** Easy runs without strides first, then the shortest: those lose least. */
const byWork = (a: PlannedExercise, b: PlannedExercise) =>
  work(a) - work(b) || a.duration - b.duration || a.orderIndex - b.orderIndex;

const work = ({ intensity, steps }: PlannedExercise): number =>
  !isEasy(intensity) ? 2 : hasEffortAbove(steps, "Z2") ? 1 : 0;

/** The long ride from the build phase on in long races, else one without a set; then the longest. */
const byUse =
  ({ basis, frame }: WeekScope) =>
  (a: PlannedExercise, b: PlannedExercise): number => {
    const isOnLong = isLongCourse(basis.raceType) && frame.phase !== "base";
    const turn = (row: PlannedExercise) =>
      isLong(row) === isOnLong ? Number(hasSet(row)) : 2 + Number(hasSet(row));
    return turn(a) - turn(b) || b.duration - a.duration || a.orderIndex - b.orderIndex;
  };

const hasSet = ({ templateId }: PlannedExercise): boolean => rungWithId(templateId) !== null;

interface Halves {
  ride: PlannedExercise;
  run: PlannedExercise;
}

/**
 * The ride and the run as a brick; null if their day is too short. Its run is no step above the
 * engine's next one, which would fall back else.
 */
function brickOf(
  rows: Rows,
  { ride, run }: Halves,
  scope: WeekScope,
  nextRung: number | null,
): Halves | null {
  const last = scope.history.climbs.get("brick-run")?.rung;
  const first = ladderNamed("brick-run").start[scope.basis.level];
  const rung = Math.min(last ?? first, nextRung ?? topRung("brick-run", scope.basis));
  const step = { ladder: "brick-run", rung } as const;
  const minutes = rungMinutes(step, 0).least;
  const rideMinutes = rideBefore(rows, { ride, run }, minutes, scope);
  if (rideMinutes === null || minutes > Math.min(run.duration, scope.limits.run)) return null;
  const brickId = `${ride.week}-brick`;
  const place = { brickId, suggestedDay: ride.suggestedDay };
  const set = hasSet(ride) ? new Set([ride.templateId]) : PLAIN_BRICKS;
  const isFirst = !scope.history.climbs.has("brick-run");
  const rideDraft: Draft = {
    ...draftOf({ ...withTransition(ride, isFirst), brickId, reasons: reasonsOf(ride, "ride") }),
    minutes: rideMinutes,
    templateIds: set,
  };
  const runOf = (intensity: Intensity, templateIds: ReadonlySet<string>): Draft => {
    const reasons = reasonsOf(ride, "run");
    const base = { ...run, ...place, name: brickRunName(intensity), intensity, reasons };
    return { base, minutes, intensity, templateIds };
  };
  const label = rungOf(step)[1] === 0 ? "easy" : BRICK_RUN_INTENSITY[scope.basis.raceType];
  const drafts = rows.map(draftOf);
  const withRun = (draft: Draft) =>
    drafts.map((each) => (each.base === run ? draft : each.base === ride ? rideDraft : each));
  const paced = runOf(label, new Set([rungId(step)]));
  const runDraft = keepsHardLimits(drafts, withRun(paced), scope)
    ? paced
    : runOf("easy", PLAIN_BRICKS);
  return {
    ride: writeDraft(scope.writer, rideDraft),
    run: writeDraft(scope.writer, runDraft),
  };
}

/** Reasons of the brick's half: the day is the ride's. */
const reasonsOf = ({ reasons }: PlannedExercise, half: "ride" | "run") => [
  ...reasons.filter(({ rule }) => rule !== "easy" && rule !== "touch"),
  { rule: "brick", facts: { half } } as const,
];

/** Minutes of the ride beside a run on its day; null if the day has no time for both or allows no run. */
function rideBefore(
  rows: Rows,
  { ride, run }: Halves,
  runMinutes: number,
  scope: WeekScope,
): number | null {
  const day = scope.dayOf(ride);
  const others = rows.filter((row) => row !== ride && row !== run && scope.dayOf(row) === day);
  if (others.length > MAX_OTHERS || others.some(({ type }) => type !== "swim")) return null;
  const room = scope.frame.days[day];
  if (!room || !allows(room, ["run"])) return null;
  const left = room.minutes - minutesOf(others) - runMinutes;
  if (left >= ride.duration) return ride.duration;
  if (heldAppointment(ride.reasons) !== null) return null;
  const rung = rungWithId(ride.templateId);
  const set = rung ? rungMinutes(rung, 0).least : 0;
  const least = Math.max(MIN_RIDE_PART * ride.duration, set, leastOf({ base: ride }, scope));
  return floor5(left) >= least ? floor5(left) : null;
}
