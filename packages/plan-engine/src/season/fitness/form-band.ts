import { START_ERROR } from "@triplan/domain";
import { FATIGUE_DAYS, FITNESS_DAYS, type FitnessDay } from "./fitness-curve.ts";
import type { FitnessStart } from "./start-fitness.ts";

/**
 * How far form may be off on the morning `day` days after the start, because the start is not known
 * exactly: half the width of its band, 0 on the first day and largest on day 15.
 */
export const formError = ({ fitness, basis }: FitnessStart, day: number): number =>
  START_ERROR[basis] * fitness * (Math.exp(-day / FITNESS_DAYS) - Math.exp(-day / FATIGUE_DAYS));

/** Form as a share of fitness, from tired to fresh: each word up to its end. */
const FORM_WORDS = [
  { word: "very tired", to: -0.45 },
  { word: "training", to: -0.1 },
  { word: "balanced", to: 0.15 },
  { word: "fresh", to: Infinity },
] as const;
export type FormWord = (typeof FORM_WORDS)[number]["word"];

/** The word for a morning's form; null if the band covers more than one range. */
export function formWord({ fitness, form }: FitnessDay, error: number): FormWord | null {
  if (fitness <= 0) return null;
  const [least, most] = [form - error, form + error].map((value) =>
    FORM_WORDS.find(({ to }) => value / fitness <= to),
  );
  return least && least === most ? least.word : null;
}
