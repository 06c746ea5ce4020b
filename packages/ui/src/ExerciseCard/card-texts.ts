import { formatHours, type Discipline } from "@triplan/domain";
import { mainZone } from "../StepProfile/main-zone.ts";
import { ZONE_WORDS } from "../StepProfile/zone-words.ts";
import type { CardExercise } from "./ExerciseCard.tsx";

const SPORT_WORDS = { swim: "swim", bike: "bike", run: "run" } as const satisfies Record<
  Discipline,
  string
>;

/** "1900 m" as it is read, "1,900 m". */
export const distanceText = (distance: string): string =>
  distance.replace(/\d{4,}/, (digits) => Number(digits).toLocaleString("en-US"));

/** All that a card shows, in the order of its weight: the name of the card's button. */
export function cardLabel(exercise: CardExercise, stateWord?: string): string {
  const zone = mainZone(exercise.steps);
  return [
    exercise.name,
    SPORT_WORDS[exercise.type],
    formatHours(exercise.duration),
    distanceText(exercise.distance),
    exercise.pace,
    zone && `${zone} ${ZONE_WORDS[zone]}`,
    exercise.isKey && "key session",
    stateWord,
  ]
    .filter(Boolean)
    .join(", ");
}
