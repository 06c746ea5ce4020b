import { finishOf, parseTimeOfDay, raceStage, type RaceStage } from "@triplan/domain";
import { useMinuteOfDay } from "../../../shared/dates/minute-of-day.ts";
import { useToday } from "../../../shared/dates/today.ts";
import type { RaceDay } from "./race-types.ts";

export interface RaceNow {
  stage: RaceStage;
  /** Local minutes after midnight. */
  minute: number;
  /** Minutes after midnight; null if the start is not known. */
  startMinute: number | null;
}

/** Where the athlete stands now; re-renders each minute. */
export function useRaceClock({ raceDate, startsAt, times }: RaceDay): RaceNow {
  const today = useToday();
  const minute = useMinuteOfDay();
  const startMinute = startsAt === null ? null : parseTimeOfDay(startsAt);
  const race = { raceDate, startMinute, finish: finishOf(times.paced) };
  return { stage: raceStage({ today, minute }, race), minute, startMinute };
}
