import { daysBetween, RACE_WINDOWS, raceSize, sportsOf, type IsoDate } from "@triplan/domain";
import { isEasy } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import type { AcceptedTimeOff } from "../time-off/accepted-time-off.ts";
import { isInTimeOff } from "../time-off/time-off-days.ts";
import type { AcceptedRace } from "./accepted-race.ts";

/** What a race asks of a day near it. */
export interface DayDemand {
  race: AcceptedRace;
  role: "race" | "eve" | "before" | "after";
  /** Share of the planned load that the day keeps; on an eve, the length of its exercise. */
  factor: number;
  /** Share that it keeps at most; infinite on an eve, unless another race is near. */
  most: number;
  isRunFree: boolean;
}

/** True if the race is in the time off, which leaves out one of its sports. */
export const isCalledOffBy = (timeOff: AcceptedTimeOff, race: AcceptedRace): boolean =>
  isInTimeOff(timeOff, race.date) &&
  (timeOff.kind !== "injured" || sportsOf(race).some((sport) => !timeOff.sports.includes(sport)));

/** True if the race does not take place because of time off. */
export const isCancelled = (race: AcceptedRace, timeOff: readonly AcceptedTimeOff[]): boolean =>
  timeOff.some((each) => isCalledOffBy(each, race));

/**
 * The strongest demand on the day; null where no race changes it. A recovery week is light already: after a C race
 * of up to 3 h 30 its days stay as long as they are, the first of them half as long at least.
 */
export function dayDemand(
  races: readonly AcceptedRace[],
  date: IsoDate,
  isRecovery = false,
): DayDemand | null {
  const all = races.flatMap((race) => demandOf(race, date, isRecovery) ?? []);
  const [first] = all.toSorted((a, b) => ORDER[a.role] - ORDER[b.role] || a.factor - b.factor);
  if (!first) return null;
  return {
    ...first,
    factor: Math.min(...all.map(({ factor }) => factor)),
    most: Math.min(...all.map(({ most }) => most)),
    isRunFree: all.some(({ isRunFree }) => isRunFree),
  };
}

const ORDER = { race: 0, eve: 1, before: 2, after: 2 } as const satisfies Record<
  DayDemand["role"],
  number
>;

/** Share of the first day of a recovery week after a C race. */
const RECOVERY_FIRST = 0.5;

/** True for an exercise that a day after a race leaves as it is. */
export const isLeftBy = (
  { role, factor, isRunFree }: DayDemand,
  { type, intensity }: Pick<PlannedExercise, "type" | "intensity">,
): boolean =>
  role === "after" && factor === 1 && isEasy(intensity) && !(isRunFree && type === "run");

function demandOf(race: AcceptedRace, date: IsoDate, isRecovery: boolean): DayDemand | null {
  const { kind, priority, expectedMinutes, acceptedOn } = race;
  const size = raceSize(kind, expectedMinutes);
  if (size === null || date < acceptedOn) return null;
  const { before, after, easyDays, runFreeDays } = RACE_WINDOWS[size][priority];
  const days = daysBetween(race.date, date);
  if (days === 0) return { race, role: "race", factor: 0, most: 0, isRunFree: true };
  if (days < 0) {
    const factor = before[-days - 1];
    if (factor === undefined) return null;
    return days === -1
      ? { race, role: "eve", factor, most: Number.POSITIVE_INFINITY, isRunFree: false }
      : { race, role: "before", factor, most: factor, isRunFree: false };
  }
  if (days > Math.max(after.length, easyDays)) return null;
  const planned = after[days - 1] ?? 1;
  const isLightWeek = isRecovery && priority === "C" && size !== "long";
  const factor = isLightWeek ? Math.max(planned, days === 1 ? RECOVERY_FIRST : 1) : planned;
  return { race, role: "after", factor, most: factor, isRunFree: days <= runFreeDays };
}
