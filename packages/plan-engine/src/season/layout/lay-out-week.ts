import { phaseLoadWeeks, type WeekFrame } from "../../calendar/index.ts";
import type { LastTests } from "../../fitness-tests/index.ts";
import { climbed, rungMinutes, wantedRung, type Climbs } from "../../ladders/index.ts";
import { sum } from "../../model/numbers.ts";
import {
  NO_PLACEMENT,
  placeWeek,
  type PlacedSlot,
  type WeekPlacement,
} from "../../schedule/index.ts";
import {
  longestOf,
  longestRecently,
  longLimits,
  weekSlots,
  type Longest,
  type Slot,
  type WeekFacts,
} from "../../week/index.ts";
import type { VolumeCurve } from "../volume/volume-curve.ts";
import { firstHistory, weekTarget, withWeek, type VolumeHistory } from "../volume/week-target.ts";
import type { SeasonBasis } from "./season-basis.ts";

/** A week with placed exercises and their minutes, before the content is written. */
export interface LaidOutWeek {
  frame: WeekFrame;
  targetMinutes: number;
  slots: readonly PlacedSlot[];
  /** Longest run and ride of the last four weeks; null in the first week. */
  longestBefore: Longest | null;
  /** Minutes of the previous load week; in week 1 those that the plan starts with. */
  usualMinutes: number;
  /** Bricks in the previous weeks. */
  bricksBefore: number;
}

/** What a week inherits from the weeks before it. */
export interface Progress {
  volume: VolumeHistory;
  longest: readonly Longest[];
  /** Minutes of the longest swim of each week. */
  swims: readonly number[];
  /** Long run and ride of the last full load week. */
  lastLong: Longest | null;
  bricks: number;
  climbs: Climbs;
  lastTests: LastTests;
  placement: WeekPlacement;
}

export const firstProgress = (basis: SeasonBasis): Progress => ({
  volume: firstHistory(basis.curve),
  longest: basis.longestBefore,
  swims: [],
  lastLong: null,
  bricks: 0,
  climbs: new Map(basis.climbsBefore),
  lastTests: new Map(),
  placement: NO_PLACEMENT,
});

/** Lays out one week within the limits set by the previous ones. */
export function layOutWeek(
  basis: SeasonBasis,
  frame: WeekFrame,
  before: Progress,
): { week: LaidOutWeek; after: Progress } {
  const { curve } = basis;
  const targetMinutes = weekTarget(frame, curve, before.volume, basis.fullCapacity);
  const facts = {
    ...basis,
    frame,
    targetMinutes,
    loadingMinutes: loadingMinutes(frame, curve, before.volume.last),
    limits: weekLimits(basis, frame, before.longest),
    lastLong: before.lastLong,
    longestSwim: longestOfLast(before.swims),
    isRunReached: before.longest
      .slice(basis.longestBefore.length)
      .some(({ run }) => run >= basis.longGoals.target.run),
    bricksBefore: before.bricks,
    climbs: before.climbs,
    lastTests: before.lastTests,
    phaseLoadWeeks: phaseLoadWeeks(basis.frames, frame),
  };
  const { slots, placement } = placeWeek(facts, weekSlots(facts), before.placement);
  const longest = longestIn(slots);
  const after: Progress = {
    volume: withWeek(before.volume, frame, curve, {
      minutes: sum(slots.map((slot) => slot.minutes)),
      target: targetMinutes,
    }),
    longest: [...before.longest, longestOf(basis, frame, longest)],
    swims: [...before.swims, longestSwim(slots)],
    lastLong: lastLong(frame, slots, before.lastLong),
    bricks: before.bricks + (slots.some((slot) => slot.isBrick) ? 1 : 0),
    climbs: withSets(facts, slots),
    lastTests: withTests(before.lastTests, frame, slots),
    placement,
  };
  const longestBefore = longestRecently(before.longest);
  const usualMinutes = before.volume.last;
  const week = {
    frame,
    targetMinutes,
    slots,
    longestBefore,
    usualMinutes,
    bricksBefore: before.bricks,
  };
  return { week, after };
}

/** Minutes of a full week, which decide the number of exercises. */
function loadingMinutes(
  { isLoading, isRecovery, week }: WeekFrame,
  curve: VolumeCurve,
  last: number,
) {
  if (isLoading) return curve.loading[week - 1] ?? 0;
  return isRecovery ? last : (curve.best?.usual?.[week - 1] ?? last);
}

/** The safe limits of a week's longest run and ride; a taper has none longer than the load weeks. */
function weekLimits(basis: SeasonBasis, { phase }: WeekFrame, before: readonly Longest[]): Longest {
  const limits = longLimits(basis, before);
  if (phase !== "taper" && phase !== "race") return limits;
  const own = before.slice(basis.longestBefore.length);
  const load = own.filter((_, index) => basis.frames[index]?.isLoading);
  const limit = (discipline: "run" | "bike") => {
    const longest = Math.max(0, ...load.map((week) => week[discipline]));
    return longest === 0 ? limits[discipline] : Math.min(limits[discipline], longest);
  };
  return { run: limit("run"), bike: limit("bike") };
}

/** The ladders after a week whose sets all took place. */
function withSets(facts: WeekFacts, slots: readonly Slot[]): Climbs {
  const { frame, climbs, longGoals } = facts;
  const { week, loadingNumber } = frame;
  const after = new Map(climbs);
  for (const { ladder, minutes } of slots) {
    if (ladder === null) continue;
    const rung = wantedRung(ladder, climbs, { ...facts, loadingNumber });
    if (rungMinutes({ ladder, rung }, longGoals.swimPace).least > minutes) continue;
    after.set(ladder, climbed(climbs.get(ladder), { rung, week, loadingNumber }));
  }
  return after;
}

/** The last tests after a week; one that found no room stays due. */
function withTests(last: LastTests, { week }: WeekFrame, slots: readonly Slot[]): LastTests {
  const tests = slots.filter(({ role }) => role === "test");
  return new Map([...last, ...tests.map(({ discipline }) => [discipline, week] as const)]);
}

/** Weeks that limit the next long swim. */
const SWIM_WEEKS = 6;

function longestOfLast(swims: readonly number[]): number | null {
  const recent = swims.slice(-SWIM_WEEKS);
  return recent.length === 0 ? null : Math.max(...recent);
}

const longestSwim = (slots: readonly Slot[]) =>
  Math.max(
    0,
    ...slots.filter(({ discipline }) => discipline === "swim").map(({ minutes }) => minutes),
  );

/**
 * Reference for lighter weeks. A week without a long run or ride keeps the previous one, and a run
 * that a brick week made shorter does not count.
 */
function lastLong(frame: WeekFrame, slots: readonly Slot[], before: Longest | null) {
  if (!frame.isLoading || frame.isPartial) return before;
  const long = longestIn(slots.filter((slot) => slot.role === "long"));
  const all = longestIn(slots);
  const isBrickWeek = slots.some((slot) => slot.isBrick);
  const run = long.run || (before?.run ?? all.run);
  return {
    run: isBrickWeek ? Math.max(run, before?.run ?? 0) : run,
    bike: long.bike || (before?.bike ?? all.bike),
  };
}

function longestIn(slots: readonly Slot[]): Longest {
  const of = (discipline: string) =>
    Math.max(
      0,
      ...slots.filter((slot) => slot.discipline === discipline).map((slot) => slot.minutes),
    );
  return { run: of("run"), bike: of("bike") };
}
