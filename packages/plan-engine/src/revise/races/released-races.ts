import type { IsoDate, PlanChange } from "@triplan/domain";
import type { AcceptedRace } from "./accepted-race.ts";

/** The races that take place from a day on. */
export interface RacesFrom {
  /** Null for the first step. */
  from: IsoDate | null;
  races: readonly AcceptedRace[];
}

/** The first day that a race no longer changes, as the athlete agreed to after not starting; null if it changes all. */
export const releasedFrom = (
  { date }: Pick<AcceptedRace, "date">,
  changes: readonly PlanChange[],
): IsoDate | null => changes.find(({ race }) => race?.date === date)?.race?.from ?? null;

/** The races that still ask something of a day. */
export const racesOn = <Race extends AcceptedRace>(
  races: readonly Race[],
  changes: readonly PlanChange[],
  date: IsoDate,
): Race[] =>
  races.filter((race) => {
    const from = releasedFrom(race, changes);
    return from === null || date < from;
  });

/** All races, then the ones that are left from each day on which one is released. */
export function racesByDay(
  races: readonly AcceptedRace[],
  changes: readonly PlanChange[],
): RacesFrom[] {
  const days = races.flatMap((race) => releasedFrom(race, changes) ?? []);
  const steps = [...new Set(days)].toSorted();
  return [
    { from: null, races },
    ...steps.map((from) => ({ from, races: racesOn(races, changes, from) })),
  ];
}
