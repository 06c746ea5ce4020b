import type { PlannedExercise } from "../../model/plan-types.ts";
import { isHard } from "../../intensity/index.ts";
import type { LaidOutWeek, SeasonBasis } from "../../season/index.ts";
import { chooseWeek } from "./choose-week.ts";
import { zonedSteps } from "./exercise-content.ts";
import { weekWriter, type PlanMemory } from "./week-writer.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

/** A chosen session with the load of its exercise, before targets and texts are written. */
interface DraftExercise extends Pick<
  PlannedExercise,
  "type" | "week" | "duration" | "suggestedDay" | "steps"
> {
  session: WrittenSession;
}

export interface DraftWeek {
  laidOut: LaidOutWeek;
  /** In recommended order. */
  exercises: readonly DraftExercise[];
}

/** Chooses the exercises of a week. */
export function draftWeek(basis: SeasonBasis, laidOut: LaidOutWeek, memory: PlanMemory): DraftWeek {
  const { frame, slots } = laidOut;
  const writer = weekWriter(basis, frame, slots, memory);
  const exercises = chooseWeek(writer, slots)
    .toSorted(inOrder)
    .map((session) => ({
      session,
      type: session.slot.discipline,
      week: frame.week,
      duration: session.slot.minutes,
      suggestedDay: session.slot.day,
      steps: zonedSteps(writer, { ...session, type: session.slot.discipline }),
    }));
  return { laidOut, exercises };
}

// By day; within a day hard or long before easy, and a brick stays together.
const inOrder = (a: WrittenSession, b: WrittenSession): number =>
  a.slot.day - b.slot.day || rank(a) - rank(b);

function rank({ slot, intensity }: WrittenSession): number {
  if (slot.isBrick) return slot.discipline === "bike" ? 3 : 4;
  if (isHard({ intensity })) return 0;
  if (slot.role !== "long") return 5;
  return slot.discipline === "swim" ? 2 : 1;
}
