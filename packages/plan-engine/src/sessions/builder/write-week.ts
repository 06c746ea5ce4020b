import { isHard } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import type { LaidOutWeek, SeasonBasis } from "../../season/index.ts";
import { contentReasons } from "../explanations/content-reasons.ts";
import { placeReasons } from "../explanations/place-reasons.ts";
import { weekReasons } from "../explanations/week-reasons.ts";
import { chooseWeek } from "./choose-week.ts";
import { exerciseContent } from "./exercise-content.ts";
import { weekNotes } from "../notes/week-notes.ts";
import { weekWriter, type PlanMemory } from "./week-writer.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

/** Writes the exercises of a week in recommended order. */
export function writeWeek(
  basis: SeasonBasis,
  week: LaidOutWeek,
  memory: PlanMemory,
): PlannedExercise[] {
  const writer = weekWriter(basis, week.frame, week.slots, memory);
  const sessions = chooseWeek(writer, week.slots).toSorted(inOrder);
  const notes = weekNotes(sessions, week, basis);
  return sessions.map((session, orderIndex) => {
    const { slot, intensity } = session;
    const type = slot.discipline;
    const content = exerciseContent(writer, { ...session, type, minutes: slot.minutes });
    return {
      ...content,
      slotKey: `${week.frame.week}-${slot.discipline}-${slot.number}`,
      week: week.frame.week,
      type,
      notes: notes[orderIndex] ?? "",
      orderIndex,
      suggestedDay: slot.day,
      isKey: isKey(session),
      brickId: slot.isBrick ? `${week.frame.week}-brick` : null,
      reasons: [
        ...placeReasons({ basis, week, slot, intensity }),
        ...contentReasons(
          { ...content, type, week: week.frame.week },
          session.purpose,
          basis.targets,
        ),
        ...weekReasons(week, basis.totalWeeks, slot.day),
      ],
    };
  });
}

const isKey = ({ slot, intensity }: WrittenSession): boolean =>
  slot.role === "long" || slot.role === "test" || slot.isBrick || isHard({ intensity });

// By day; within a day hard or long before easy, and a brick stays together.
const inOrder = (a: WrittenSession, b: WrittenSession): number =>
  a.slot.day - b.slot.day || rank(a) - rank(b);

function rank({ slot, intensity }: WrittenSession): number {
  if (slot.isBrick) return slot.discipline === "bike" ? 3 : 4;
  if (isHard({ intensity })) return 1;
  return slot.role === "long" ? 2 : 5;
}
