import type { Weekday } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { SampleWeek, type SampleDay, type SampleExercise } from "./SampleWeek.tsx";

const day = (
  weekday: Weekday,
  exercises: readonly SampleExercise[],
  isEndurance = false,
): SampleDay => ({ day: weekday, isRest: exercises.length === 0, isEndurance, exercises });

const days: readonly SampleDay[] = [
  day(0, [{ id: "a", type: "run", name: "Long run", minutes: 70 }], true),
  day(1, []),
  day(2, [{ id: "b", type: "swim", name: "CSS 100s", minutes: 50 }]),
  day(3, [{ id: "c", type: "bike", name: "Sweet spot", minutes: 60 }]),
  day(4, [{ id: "d", type: "run", name: "Tempo run", minutes: 45 }]),
  day(5, []),
  day(6, [{ id: "e", type: "bike", name: "Long ride", minutes: 150 }], true),
];

export const examples: Examples = {
  "a week of an Olympic plan": <SampleWeek days={days} caption="Week 6, build" />,
};
