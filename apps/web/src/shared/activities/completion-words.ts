import { COMPLETION_LIMITS } from "@triplan/domain";

/** Words of each step of the scale of effort, from 1 to 10. */
const EFFORTS = [
  ["Very easy", "You could talk all the way."],
  ["Easy", "You could talk all the way."],
  ["Light", "You could speak in whole sentences."],
  ["Moderate", "You could speak in whole sentences."],
  ["Somewhat hard", "You could speak in phrases."],
  ["Fairly hard", "You could speak in phrases."],
  ["Hard", "You could speak in single words."],
  ["Very hard", "You could speak in single words."],
  ["Extremely hard", "You could not talk."],
  ["All out", "You could not have gone on."],
] as const;

const { rpe } = COMPLETION_LIMITS;

export const EFFORT_CHOICES = EFFORTS.map(([word], index) => ({
  value: rpe.min + index,
  label: String(rpe.min + index),
  name: `${rpe.min + index}, ${word.toLowerCase()}`,
}));

/** "7 · Hard. You could speak in single words." */
export function effortText(effort: number): string {
  const [word, talk] = EFFORTS[effort - rpe.min] ?? ["", ""];
  return `${effort} · ${word}. ${talk}`;
}

/** From 5, the best, to 1. */
export const FEELING_CHOICES = [
  { value: 5, label: "Strong" },
  { value: 4, label: "Good" },
  { value: 3, label: "OK" },
  { value: 2, label: "Tired" },
  { value: 1, label: "Unwell" },
] as const;

export const feelingWord = (feeling: number): string =>
  FEELING_CHOICES.find(({ value }) => value === feeling)?.label.toLowerCase() ?? "";
