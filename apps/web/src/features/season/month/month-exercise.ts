import {
  doneWord,
  openState,
  type DoneWord,
  type IsoDate,
  type OpenFacts,
  type OpenState,
} from "@triplan/domain";
import type { GlyphName } from "@triplan/ui";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type MonthExercise = RouterOutputs["exercises"]["listWeek"][number];

type State = DoneWord | OpenState;

/** How an exercise went, by its share of the planned time or distance. */
export function exerciseState(
  exercise: MonthExercise,
  today: IsoDate,
  known: Pick<OpenFacts, "isExcused" | "isUnsure">,
): State {
  const { isCompleted, skippedAt, scheduledDate, duration, actualDuration, matchedActivity } =
    exercise;
  const isOver = scheduledDate !== null && scheduledDate < today;
  if (!isCompleted) return openState({ ...known, skippedAt, isOver });
  const { type } = exercise;
  const activity = matchedActivity ?? {
    family: type,
    activityType: type,
    distance: null,
    zoneSeconds: null,
  };
  return doneWord(exercise, { ...activity, minutes: actualDuration ?? duration });
}

interface StateWords {
  /** After the name of the exercise. */
  word: string;
  glyph: GlyphName | null;
}

export const STATE_WORDS: Readonly<Record<State, StateWords>> = {
  "as-planned": { word: ", done", glyph: "check" },
  shorter: { word: ", done shorter", glyph: "shorter" },
  "much-shorter": { word: ", done much shorter", glyph: "shorter" },
  easier: { word: ", done easier than planned", glyph: "shorter" },
  longer: { word: ", done longer", glyph: "longer" },
  "much-longer": { word: ", done much longer", glyph: "longer" },
  unsure: { word: ", a recording may be it", glyph: "question" },
  missed: { word: ", not done", glyph: "cross" },
  excused: { word: "", glyph: null },
  open: { word: "", glyph: null },
};
