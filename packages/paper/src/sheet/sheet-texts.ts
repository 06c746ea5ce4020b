import type { RacePriority } from "@triplan/domain";

/** Texts that both sheets have as they are, on screen and in the PDF. */
export const SHEET_TEXTS = {
  key: "key session: if the week gets short, do these.",
  noDay: "No day yet",
  toRace: (planName: string) => `to ${planName}`,
  atEnd: "at the end of this week",
  raceWeek: "Race week",
  together: "Together",
  done: "Done",
  skipped: "not done",
  record: ["Time", "How hard 1–10"],
  longest: "Ride, run: the longest of the week",
  recovery:
    "Recovery weeks are lighter on purpose. Tick a week off when it is over, whatever it held.",
  total: (hours: string) => `${hours} h in all`,
  printed: (date: string) => `printed ${date}`,
  columns: ["Week", "Dates", "Hours by sport", "Hours", "Ride", "Run", "Races, tests, time off"],
  race: (priority: RacePriority) => `${priority} race`,
} as const;
