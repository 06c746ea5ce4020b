import { INTENSITIES } from "@triplan/domain";
import { isEasy, isHard } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import {
  exerciseContent,
  keepExtras,
  retargeted,
  zonedSteps,
  type WeekWriter,
} from "../../sessions/index.ts";
import { contentFor } from "./choose-content.ts";
import { isUnchanged, type Draft } from "./draft.ts";
import type { Content } from "./fitted-content.ts";

/**
 * Writes a draft as an exercise with the same slot, day and identity and new steps. An unchanged
 * draft returns the engine's exercise.
 */
export function writeDraft(writer: WeekWriter, draft: Draft): PlannedExercise {
  const { base, minutes } = draft;
  if (isUnchanged(draft)) return base;
  const content = contentFor(writer, draft);
  const written = {
    ...base,
    ...exerciseContent(writer, {
      ...content,
      type: base.type,
      minutes,
      steps: zonedSteps(writer, { ...content, type: base.type }),
    }),
    notes: notesOf(draft, content),
    isKey: isKey(draft, content),
    progress: null,
  };
  const row = keepExtras(base, written);
  const { frame, measures } = writer;
  const facts = { ...writer, ...measures.swim, isLoading: frame.isLoading, isChanged: true };
  return { ...row, ...retargeted(row, facts) };
}

const isKey = ({ base, isAlone }: Draft, content: Content): boolean =>
  isHard(content) ||
  (base.isKey && !isHard(base) && isAlone === undefined) ||
  base.brickId !== null;

// Notes about the position in the week may no longer hold, so they are written again.
function notesOf(draft: Draft, content: Content): string {
  return `${content.purpose}. ${change(draft, content)} than first planned${lengths(draft)}.`;
}

const lengths = ({ base, minutes }: Draft) =>
  minutes === base.duration ? "" : `: ${minutes} instead of ${base.duration} min`;

function change({ base, minutes }: Draft, content: Content): string {
  const length = minutes < base.duration ? "Shorter" : minutes > base.duration ? "Longer" : null;
  // Easy and recovery differ in length more than in effort.
  const isBothEasy = isEasy(content.intensity) && isEasy(base.intensity);
  const step = INTENSITIES.indexOf(content.intensity) - INTENSITIES.indexOf(base.intensity);
  const effort = isBothEasy || step === 0 ? null : step < 0 ? "easier" : "harder";
  if (length && effort) return `${length} and ${effort}`;
  if (length) return length;
  return effort === "easier" ? "Easier" : effort === "harder" ? "Harder" : "Somewhat other";
}
