import { isHard } from "../../intensity/index.ts";
import type { PlainExercise } from "../../model/plan-types.ts";
import type { SeasonBasis } from "../../season/index.ts";
import { contentReasons } from "../explanations/content-reasons.ts";
import { placeReasons } from "../explanations/place-reasons.ts";
import { weekReasons } from "../explanations/week-reasons.ts";
import type { DraftWeek } from "./draft-week.ts";
import { exerciseContent } from "./exercise-content.ts";
import { exerciseProgress } from "../notes/exercise-progress.ts";
import { weekNotes } from "../notes/week-notes.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

/** Writes the exercises of a week with their targets, notes and reasons. */
export function writeWeek(basis: SeasonBasis, { laidOut, exercises }: DraftWeek): PlainExercise[] {
  const { targets, totalWeeks } = basis;
  const { frame } = laidOut;
  const noted = exercises.map(({ session }) => ({
    session,
    progress:
      session.progress && frame.isLoading ? exerciseProgress(session.progress, basis) : null,
  }));
  const notes = weekNotes(noted, laidOut, basis.level);
  return exercises.map(({ session, type, week, duration, suggestedDay, steps }, orderIndex) => {
    const { slot, intensity } = session;
    const facts = { ...session, type, minutes: duration, steps };
    const content = exerciseContent({ targets, frame }, facts);
    return {
      ...content,
      slotKey: `${week}-${type}-${slot.number}`,
      week,
      type,
      notes: notes[orderIndex] ?? "",
      orderIndex,
      suggestedDay,
      isKey: isKey(session),
      brickId: slot.isBrick ? `${week}-brick` : null,
      progress: noted[orderIndex]?.progress ?? null,
      reasons: [
        ...placeReasons({ basis, week: laidOut, slot, intensity }),
        ...contentReasons({ ...content, type, week }, session.purpose, targets),
        ...weekReasons(laidOut, totalWeeks, suggestedDay),
      ],
    };
  });
}

const isKey = ({ slot, intensity }: WrittenSession): boolean =>
  slot.role === "long" || slot.role === "test" || slot.isBrick || isHard({ intensity });
