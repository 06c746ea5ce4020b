import { finishOf, RACE_LEGS, TRANSITIONS, type RaceLeg } from "./race-times.ts";
import { isRaceType, type RaceType } from "../race/race-type.ts";
import type { PerDiscipline } from "../sport/discipline.ts";
import { RUN_RESULT_LIMITS } from "../thresholds/performance.ts";
import { RACE_FRACTION } from "../thresholds/race-effort.ts";
import { runTime } from "../thresholds/riegel.ts";
import { milesToMeters } from "../units/convert.ts";
import { miles, seconds, type Seconds } from "../units/unit.ts";
import { legsOf, sportsOf, type PlanRace, type RaceKind } from "../races/plan-race.ts";

type Course = Pick<PlanRace, "kind" | "distances">;

/** The triathlon that is raced at about the same effort. */
export const RACE_EFFORT = {
  sprint: "sprint",
  olympic: "olympic",
  "70.3": "70.3",
  ironman: "ironman",
  "5k": "sprint",
  "10k": "sprint",
  "half-marathon": "olympic",
  marathon: "70.3",
  run: "olympic",
  ride: "olympic",
  swim: "olympic",
  duathlon: "olympic",
  aquathlon: "sprint",
} as const satisfies Record<RaceKind, RaceType>;

const HOUR = 3600;
/** Seconds of both changes of a duathlon, and of the one of an aquathlon. */
const CHANGE_SECONDS = seconds(150);

/** The parts of a race that have a time, in order. Both runs of a duathlon are one part. */
export function racePartsOf(race: Course): readonly RaceLeg[] {
  if (isRaceType(race.kind)) return RACE_LEGS;
  if (race.kind === "duathlon") return ["t1", "bike", "t2", "run"];
  if (race.kind === "aquathlon") return ["swim", "t1", "run"];
  return sportsOf(race);
}

/** Metres of a run alone that Riegel's formula covers; null for other races. */
export function riegelMeters(race: Course): number | null {
  const { run, ...others } = legsOf(race);
  if (run === undefined || Object.keys(others).length > 0) return null;
  const meters = Math.round(milesToMeters(run));
  const { min, max } = RUN_RESULT_LIMITS.meters;
  return meters >= min && meters <= max ? meters : null;
}

/** Whole seconds of each part of a race at these threshold paces (s/100 m, mph and s/mi). */
export function predictedParts(
  race: Course,
  thresholds: PerDiscipline<number>,
): Partial<Record<RaceLeg, Seconds>> {
  const parts = racePartsOf(race);
  return Object.fromEntries(
    parts.map((part) => [part, seconds(Math.round(partSeconds(race, part, thresholds)))]),
  );
}

function partSeconds(race: Course, part: RaceLeg, thresholds: PerDiscipline<number>): number {
  if (part === "t1" || part === "t2") return changeSeconds(race, part);
  const distance = legsOf(race)[part] ?? miles(0);
  const fraction = RACE_FRACTION[RACE_EFFORT[race.kind]][part];
  if (part === "swim") return (milesToMeters(distance) / 100) * (thresholds.swim / fraction);
  if (part === "bike") return (distance / (thresholds.bike * fraction)) * HOUR;
  const meters = riegelMeters(race);
  return meters === null ? distance * (thresholds.run / fraction) : runTime(thresholds.run, meters);
}

function changeSeconds({ kind }: Course, part: "t1" | "t2"): Seconds {
  if (isRaceType(kind)) return TRANSITIONS[part];
  return kind === "duathlon" ? seconds(CHANGE_SECONDS / 2) : CHANGE_SECONDS;
}

/** Seconds that a race takes at these threshold paces, with its transitions. */
export const predictedRaceSeconds = (race: Course, thresholds: PerDiscipline<number>): Seconds =>
  finishOf(predictedParts(race, thresholds));
