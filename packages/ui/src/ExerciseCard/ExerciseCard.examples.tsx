import type { Examples } from "../gallery/example.ts";
import styles from "../gallery/Gallery.module.css";
import { SAMPLE_EXERCISE } from "../gallery/sample-exercise.ts";
import type { CompletedResult } from "./CompletedBlock.tsx";
import { ExerciseCard, type ExerciseCardProps } from "./ExerciseCard.tsx";

const asPlanned: CompletedResult = {
  duration: "0:49:12",
  percent: 98,
  word: "as planned",
  sign: "check",
  facts: ["2,100 m", "138 bpm", "1:57/100m"],
};
const shorter: CompletedResult = {
  duration: "0:37:04",
  percent: 74,
  word: "shorter",
  sign: "shorter",
  facts: ["1,650 m", "2:15/100m"],
};
const card = (props: Partial<ExerciseCardProps>) => (
  <div className={styles.card}>
    <ExerciseCard exercise={SAMPLE_EXERCISE} {...props} />
  </div>
);
const act = () => undefined;

export const examples: Examples = {
  open: card({ onSelect: act, onMore: act }),
  selected: card({ onSelect: act, isSelected: true }),
  completed: card({ state: "done", result: asPlanned }),
  "completed, shorter": card({ state: "off-plan", result: shorter }),
  "is this it?": card({ state: "unsure", onSelect: act }),
  "not done": card({ state: "not-done", onSelect: act }),
  "an appointment": card({ exercise: { ...SAMPLE_EXERCISE, appointment: "Club swim" } }),
  "a very long name": card({
    exercise: { ...SAMPLE_EXERCISE, name: "Threshold hundreds ".repeat(6), isKey: false },
  }),
};
