import { DISCIPLINES } from "../sport/discipline.ts";
import { DISCIPLINE_NAMES } from "../vocabulary/discipline-names.ts";
import {
  daySports,
  isLimited,
  type ScheduleEntry,
  type WeeklySchedule,
} from "./weekly-schedule.ts";

/** The sports of a day in two words: "All sports", "No swim", "Run only". */
export function sportsText(entry: Pick<ScheduleEntry, "sports">): string {
  const sports = daySports(entry);
  const [first] = sports;
  if (first === undefined) return "No sport";
  if (sports.length === 1) return `${DISCIPLINE_NAMES[first]} only`;
  const missing = DISCIPLINES.find((sport) => !sports.includes(sport));
  return missing ? `No ${DISCIPLINE_NAMES[missing].toLowerCase()}` : "All sports";
}

/** The days that do not allow all sports: "Tuesday no swim, Friday run only"; else "all sports every day". */
export function limitsText(schedule: WeeklySchedule): string {
  const days = schedule.filter(isLimited);
  if (days.length === 0) return "all sports every day";
  return days.map((entry) => `${entry.dayName} ${sportsText(entry).toLowerCase()}`).join(", ");
}
