import type { IsoDate, PlanChange } from "@triplan/domain";
import type { AcceptedTimeOff } from "../time-off/accepted-time-off.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { isCalledOffBy } from "./race-demands.ts";

/** What makes a race ask for nothing from a day on. */
export interface RaceReleases {
  /** Changes that the athlete agreed to; a race that was not started may give its days back. */
  changes: readonly PlanChange[];
  /** Time off of the plan; a race in it does not take place. */
  timeOff: readonly AcceptedTimeOff[];
}

/**
 * The first day that a race no longer changes, as the athlete agreed to: after not starting, or with time off that
 * calls it off. The days before stay as they were. Null if it changes all its days.
 */
export function releasedFrom(
  race: AcceptedRace,
  { changes, timeOff }: RaceReleases,
): IsoDate | null {
  const days = [
    ...changes.flatMap((change) => (change.race?.date === race.date ? [change.race.from] : [])),
    ...timeOff.flatMap((each) => (isCalledOffBy(each, race) ? [each.acceptedOn] : [])),
  ];
  return days.toSorted()[0] ?? null;
}

/** The races that still ask something of a day. */
export const racesOn = <Race extends AcceptedRace>(
  races: readonly Race[],
  releases: RaceReleases,
  date: IsoDate,
): Race[] => races.filter((race) => asksOn(race, releases, date));

/** True if nothing had called the race off when its day came. */
export const takesPlace = (race: AcceptedRace, releases: RaceReleases): boolean =>
  asksOn(race, releases, race.date);

/** The races that ask something of any day: called off on the day of acceptance, they never did. */
export const racesAsking = (
  races: readonly AcceptedRace[],
  releases: RaceReleases,
): AcceptedRace[] => races.filter((race) => asksOn(race, releases, race.acceptedOn));

function asksOn(race: AcceptedRace, releases: RaceReleases, date: IsoDate): boolean {
  const from = releasedFrom(race, releases);
  return from === null || date < from;
}
