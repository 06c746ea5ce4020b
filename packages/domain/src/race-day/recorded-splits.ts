import { countedActivities } from "../activity/counted-activities.ts";
import type { SportFamily } from "../sport/sport-family.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";
import { seconds, type Seconds } from "../units/unit.ts";
import type { RaceLeg } from "./race-times.ts";

/** An activity of race day. */
export interface RaceDayActivity {
  family: SportFamily;
  /** Sorts by time. */
  startTime: string;
  /** Seconds. */
  duration: number;
  /** The multisport recording that it is a part of. */
  parentProviderId: string | null;
  hasParts: boolean;
  duplicateOf: number | null;
}

/**
 * Times of the parts of a race from the recordings of its day: the parts of a multisport recording if
 * there is one, both runs of a duathlon together, else the longest swim, ride and run.
 */
export function recordedSplits(
  activities: readonly RaceDayActivity[],
): Partial<Record<RaceLeg, Seconds>> {
  const counted = countedActivities(activities).toSorted((a, b) =>
    a.startTime.localeCompare(b.startTime),
  );
  const parts = counted.filter(({ parentProviderId }) => parentProviderId !== null);
  const raced = parts.length > 0 ? parts : counted;
  const splits: Partial<Record<RaceLeg, Seconds>> = {};
  const [t1, t2] = raced.filter(({ family }) => family === "transition");
  const found = [
    ...DISCIPLINES.map((leg) => [leg, (parts.length > 0 ? sumOf : longest)(raced, leg)] as const),
    ["t1", t1?.duration ?? 0],
    ["t2", t2?.duration ?? 0],
  ] as const;
  for (const [leg, duration] of found) {
    const time = Math.round(duration);
    if (time > 0) splits[leg] = seconds(time);
  }
  return splits;
}

const durations = (activities: readonly RaceDayActivity[], discipline: Discipline) =>
  activities.filter(({ family }) => family === discipline).map(({ duration }) => duration);

const sumOf = (activities: readonly RaceDayActivity[], discipline: Discipline) =>
  durations(activities, discipline).reduce((sum, duration) => sum + duration, 0);

const longest = (activities: readonly RaceDayActivity[], discipline: Discipline) =>
  Math.max(0, ...durations(activities, discipline));
