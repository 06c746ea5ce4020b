import { SKIP_REASONS, type SkipReason } from "@triplan/domain";
import type { ExerciseRow } from "./week-types.ts";

const WORDS: Readonly<Record<SkipReason, string>> = {
  time: "No time",
  tired: "Tired",
  sick: "Sick",
  injured: "Injured",
  weather: "Weather",
  other: "Other",
};

/** The reasons to choose from, in order. */
export const SKIP_CHOICES = SKIP_REASONS.map((value) => ({ value, label: WORDS[value] }));

/** "Not done · Tired". */
export const skipText = ({ skipReason }: Pick<ExerciseRow, "skipReason">): string =>
  skipReason === null ? "Not done" : `Not done · ${WORDS[skipReason]}`;
