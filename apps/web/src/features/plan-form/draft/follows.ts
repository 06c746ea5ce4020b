import { isRaceType, parseIsoDate, type RaceBefore } from "@triplan/domain";

/** The plan that a new one follows, and what it takes over from it. */
export interface Follows {
  planId: number;
  name: string;
  raceBefore: RaceBefore;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The stored plan before if valid, else none. */
export function followsOr(kept: unknown): { follows?: Follows } {
  if (!isObject(kept) || !isObject(kept.raceBefore) || !isCount(kept.planId)) return {};
  const { raceType, raceDate, weekMinutes, rungs } = kept.raceBefore;
  const date = typeof raceDate === "string" ? parseIsoDate(raceDate) : null;
  if (typeof raceType !== "string" || !isRaceType(raceType) || !date) return {};
  if (typeof kept.name !== "string" || !isCount(weekMinutes) || !isObject(rungs)) return {};
  const known = Object.entries(rungs).filter((entry): entry is [string, number] =>
    isCount(entry[1]),
  );
  const raceBefore = { raceType, raceDate: date, weekMinutes, rungs: Object.fromEntries(known) };
  return { follows: { planId: kept.planId, name: kept.name, raceBefore } };
}
