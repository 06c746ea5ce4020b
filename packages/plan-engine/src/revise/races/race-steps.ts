import type { IsoDate } from "@triplan/domain";
import type { EarlierPlan, PlanWithTimeOff } from "../time-off/apply-time-off.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { racesOn, releasedFrom, type RaceReleases } from "./released-races.ts";

/** What decides the days from one on, until the next step. */
export interface RaceStep {
  /** Null for the first step. */
  from: IsoDate | null;
  /** The first day of the next step; null for the last one. */
  until: IsoDate | null;
  /** The races that still ask for something. */
  races: readonly AcceptedRace[];
  /** The plan as it was known on these days. */
  plan: Omit<EarlierPlan, "until">;
  /** True if the next step has the same plan, with fewer races. */
  isReleased: boolean;
}

/**
 * A step ends where a race is released and where time off was accepted: the days before stay as they were, so the
 * later plan has no part in them.
 */
export function raceSteps(
  plan: PlanWithTimeOff,
  races: readonly AcceptedRace[],
  releases: RaceReleases,
): RaceStep[] {
  const { earlier = [] } = plan;
  const released = races.flatMap((race) => releasedFrom(race, releases) ?? []);
  const days = [...new Set([...released, ...earlier.map(({ until }) => until)])].toSorted();
  const own = { ...plan, timeOff: releases.timeOff };
  const planOn = (from: IsoDate | null) =>
    earlier.find(({ until }) => from === null || until > from) ?? own;
  return [null, ...days].map((from, index) => {
    const until = days[index] ?? null;
    return {
      from,
      until,
      races: from === null ? races : racesOn(races, releases, from),
      plan: planOn(from),
      isReleased: until !== null && planOn(until) === planOn(from),
    };
  });
}

/** The steps that decide days of the week. */
export const stepsWithin = (
  steps: readonly RaceStep[],
  sunday: IsoDate,
  saturday: IsoDate,
): RaceStep[] =>
  steps.filter(
    ({ from, until }) => (from === null || from <= saturday) && (until === null || until > sunday),
  );
