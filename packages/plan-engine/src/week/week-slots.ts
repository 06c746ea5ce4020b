import { DISCIPLINES, type Discipline, type PerDiscipline } from "@triplan/domain";
import { besideAppointments, longestDayMinutes } from "../calendar/index.ts";
import {
  brickBesideAppointments,
  fitsAfterAppointment,
  isTooFullForBrick,
  longAppointments,
  shortenedAppointments,
  withAppointments,
} from "./appointments.ts";
import { assignRoles } from "./assign-roles.ts";
import {
  BRICK,
  brickPlan,
  brickStep,
  isLongCourse,
  TAPER_BRICK_MINUTES,
  type BrickPlan,
} from "./bricks.ts";
import { rungOf } from "../ladders/index.ts";
import { fillWeek } from "./fill-week.ts";
import { floor5, sum } from "../model/numbers.ts";
import { longLengths, NO_LONG, plannedMinutes, type LongLengths } from "./long-lengths.ts";
import { fitsOnDays, hasLimits, sessionCount, sessionsByDiscipline } from "./session-count.ts";
import {
  EASY_START,
  hardDayMinutes,
  maxEasyMinutes,
  minExerciseMinutes,
} from "./session-lengths.ts";
import type { Slot } from "./slot.ts";
import {
  MIN_ALONE_MINUTES,
  MIN_BRICK_MINUTES,
  MIN_RACE_WEEK_MINUTES,
  SHORT_DAY,
} from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Maximum of a recovery week's long exercise, as a share of the last one. */
const MAX_RECOVERY_PART = 0.8;

/** Minimum of a recovery week, as a share of the load week before it, if its exercises can hold it. */
const MIN_RECOVERY_PART = 0.43;

/** The week's exercises with their roles and target minutes: the long ones first. */
export function weekSlots(facts: WeekFacts): Slot[] {
  const plan = weekPlan(facts);
  const slots = filledSlots(facts, plan);
  if (isTooLight(facts, slots)) return filledSlots(facts, { ...plan, hasLongEasy: true });
  const isRunMissing = facts.frame.isLoading && hasOnlyRunOffTheBike(slots);
  if (!isRunMissing || plan.brick?.isShort === true) return slots;
  // Beside the run off the bike, the long run would be most of the week's running.
  const counts = { ...plan.counts, run: 3 };
  if (hasLimits(facts.frame) && !fitsOnDays(counts, facts.frame)) return slots;
  const withRun = filledSlots(facts, { ...plan, counts });
  return runsOf(withRun).length === 3 && withRun.some(isBrick) ? withRun : slots;
}

/** Beside a short long ride, easy rides are so short that a recovery week would be a week off. */
const isTooLight = ({ frame, loadingMinutes }: WeekFacts, slots: readonly Slot[]): boolean =>
  frame.isRecovery && sum(slots.map(({ minutes }) => minutes)) < MIN_RECOVERY_PART * loadingMinutes;

const runsOf = (slots: readonly Slot[]) => slots.filter(({ discipline }) => discipline === "run");

const isBrick = (slot: Slot) => slot.isBrick;

const hasOnlyRunOffTheBike = (slots: readonly Slot[]) =>
  runsOf(slots).length === 2 && runsOf(slots).some(isBrick);

interface Asked extends ReturnType<typeof weekPlan> {
  /** True if easy exercises may be as long as long ones. */
  hasLongEasy?: boolean;
}

function filledSlots(
  facts: WeekFacts,
  { counts, brick, target, hasLongEasy = false }: Asked,
): Slot[] {
  const beside = withoutAppointments(facts);
  const planned = longAppointments(facts, counts, longLengths(beside, counts, brick));
  if (!fitsAfterAppointment(facts, planned, brick)) {
    return filledSlots(facts, { counts, brick: null, target, hasLongEasy });
  }
  const { long } = planned;
  const fixed = { long, brick, besideEasy: hasLongEasy ? NO_LONG : long };
  const all = DISCIPLINES.flatMap((each) => slotsOf(beside, each, counts[each], fixed));
  const slots = withAppointments(facts, all, planned);
  const hardDay = {
    swim: hardDayMinutes(beside, long, "swim"),
    bike: hardDayMinutes(beside, long, "bike"),
    run: hardDayMinutes(beside, long, "run"),
  };
  const roles = assignRoles({ ...facts, targetMinutes: target, hardDayMinutes: hardDay }, slots);
  const filled = shortenedAppointments(fillWeek(roles, target, facts.frame), target);
  const isOver = brick !== null && isTooFullForBrick(filled, target);
  return isOver ? filledSlots(facts, { counts, brick: null, target, hasLongEasy }) : filled;
}

/** The week with what its appointments leave of its days. */
const withoutAppointments = (facts: WeekFacts): WeekFacts => ({
  ...facts,
  frame: { ...facts.frame, days: besideAppointments(facts.frame.days) },
});

/** Exercises of each discipline; a week of runs alone rides where no run is safe yet. */
function countsOf(facts: WeekFacts, count: number): PerDiscipline<number> {
  const { frame, limits } = facts;
  const counts = sessionsByDiscipline(count, frame);
  const hasOnlyRuns = counts.run > 0 && counts.run === sum(Object.values(counts));
  const hasRoomForRide = facts.targetMinutes >= MIN_RACE_WEEK_MINUTES.bike;
  if (!hasOnlyRuns || limits.run >= MIN_ALONE_MINUTES || !hasRoomForRide) return counts;
  const rides = { swim: 0, bike: counts.run, run: 0 };
  return hasLimits(frame) && !fitsOnDays(rides, frame) ? counts : rides;
}

/** The week's exercises of each discipline, its brick and its minutes. */
function weekPlan(facts: WeekFacts) {
  const { frame, targetMinutes } = facts;
  const count = sessionCount(frame, targetMinutes, facts.loadingMinutes);
  const counts = countsOf(facts, count);
  const longRun = plannedMinutes(facts, "run");
  const possible = brickPlan({
    ...withoutAppointments(facts),
    runs: counts.run,
    rides: counts.bike,
    longRun,
  });
  const brick = brickBesideAppointments(facts, counts, possible);
  if (!frame.isLoading || longestDayMinutes(frame.days) > SHORT_DAY) {
    return { counts, brick, target: targetMinutes };
  }
  // On short days each session fills one, and the halves of a brick share one.
  const withBrick = brick?.isShort === true ? sessionsByDiscipline(count + 1, frame) : counts;
  return { counts: withBrick, brick, target: count * longestDayMinutes(frame.days) };
}

interface Fixed {
  long: LongLengths;
  brick: BrickPlan | null;
  /** The long exercises that limit the easy ones. */
  besideEasy: LongLengths;
}

/** Slots of a discipline: the long one first, the brick's own last. */
function slotsOf(
  facts: WeekFacts,
  discipline: Discipline,
  count: number,
  { long, brick, besideEasy }: Fixed,
): Slot[] {
  const minutes = long[discipline];
  const isLongBrick = discipline === "bike" && brick?.isOnLongRide === true && minutes !== null;
  const ownBrick = isLongBrick ? null : brick;
  // A single ride that is part of a brick is not long as well.
  const isOnlyBrick = discipline !== "swim" && ownBrick !== null && count === 1;
  const hasLong = minutes !== null && !isOnlyBrick;
  const fixed = hasLong
    ? [{ ...longSlot(facts, discipline, minutes, count === 1), isBrick: isLongBrick }]
    : [];
  const brickSlots =
    ownBrick && discipline !== "swim" && count > 0 ? [brickSlot(facts, discipline, ownBrick)] : [];
  const limit = discipline === "swim" ? Number.POSITIVE_INFINITY : facts.limits[discipline];
  const least = Math.min(minExerciseMinutes(facts, discipline), limit);
  const most = Math.max(least, maxEasyMinutes(facts, discipline, besideEasy));
  const easy = Array.from({ length: count - fixed.length - brickSlots.length }, () => ({
    ...fixedSlot(discipline, Math.min(most, Math.max(least, EASY_START[discipline]))),
    least,
    most,
  }));
  return [...fixed, ...easy, ...brickSlots].map((slot, index) => ({ ...slot, number: index + 1 }));
}

/** The long slot; as the only one of its discipline it can fill up a recovery week. */
function longSlot(
  { frame, lastLong }: WeekFacts,
  discipline: Discipline,
  minutes: number,
  isOnly: boolean,
): Slot {
  const slot: Slot = { ...fixedSlot(discipline, minutes), role: "long" };
  if (!frame.isRecovery || !isOnly || discipline === "swim") return slot;
  const most = floor5(MAX_RECOVERY_PART * (lastLong?.[discipline] ?? 0));
  return { ...slot, most: Math.max(minutes, most) };
}

/** A slot of fixed length. */
const fixedSlot = (discipline: Discipline, minutes: number): Slot => ({
  discipline,
  number: 0,
  role: "easy",
  isHard: false,
  ladder: null,
  isBrick: false,
  minutes,
  least: minutes,
  most: minutes,
});

function brickSlot(facts: WeekFacts, discipline: "bike" | "run", brick: BrickPlan): Slot {
  const { frame, limits } = facts;
  if (discipline === "run") {
    const minutes = Math.min(brick.runMinutes, Math.max(limits.run, MIN_BRICK_MINUTES));
    const [, atRacePace] = rungOf(brickStep(facts));
    const hasRacePace = frame.isLoading && isLongCourse(facts.raceType) && atRacePace > 0;
    return { ...fixedSlot("run", minutes), isBrick: true, hasRacePace };
  }
  const least = brick.isShort ? brick.runMinutes : minExerciseMinutes(facts, "bike");
  const late = frame.isLoading
    ? limits.bike
    : Math.min(TAPER_BRICK_MINUTES - brick.runMinutes, limits.bike);
  const most = Math.max(
    least,
    Math.min(late, longestDayMinutes(frame.days, BRICK) - brick.runMinutes),
  );
  return {
    ...fixedSlot("bike", Math.min(most, Math.max(least, EASY_START.bike))),
    least,
    most: Math.min(most, Math.max(least, 75)),
    isBrick: true,
  };
}
