import {
  formatHours,
  mainZone,
  plannedDistanceText,
  plannedPaceText,
  zoneText,
  type Discipline,
  type Units,
} from "@triplan/domain";
import type { CardExercise } from "./card-exercise.ts";

const SPORT_WORDS = { swim: "swim", bike: "bike", run: "run" } as const satisfies Record<
  Discipline,
  string
>;

/** Accessible name of a card: everything it shows, most important first. */
export function cardLabel(exercise: CardExercise, units: Units, stateWord?: string): string {
  const zone = mainZone(exercise);
  return [
    exercise.name,
    SPORT_WORDS[exercise.type],
    formatHours(exercise.duration),
    plannedDistanceText(exercise.type, exercise.distance, units),
    plannedPaceText(exercise.type, exercise.pace, units),
    zone && zoneText(zone),
    exercise.isKey && "key session",
    exercise.appointment && `fixed: ${exercise.appointment}`,
    stateWord,
  ]
    .filter(Boolean)
    .join(", ");
}
