import { isHard } from "../intensity/hard-days.ts";
import type { WeekPaces } from "../intensity/week-paces.ts";
import { RACE_PACE_ZONE } from "../intensity/zone-table.ts";
import type { WeekFrame } from "../periodise/periodise.ts";
import type { PlacedSlot } from "../place/fit-durations.ts";
import type { PlannedExercise, PlanRequest } from "../plan-types.ts";
import { chooseWeek } from "./choose-week.ts";
import { describeSteps } from "./describe-steps.ts";
import { exerciseNotes } from "./exercise-notes.ts";
import { exerciseSteps } from "./exercise-steps.ts";
import { distanceText, mainPace } from "./measure-steps.ts";
import type { TemplateUse, WrittenSession } from "./written-session.ts";

/** Writes the exercises of a week, in the order in which they are best done. */
export function writeWeek(
  request: PlanRequest,
  frame: WeekFrame,
  paces: WeekPaces,
  slots: readonly PlacedSlot[],
  used: TemplateUse,
): PlannedExercise[] {
  const sessions = chooseWeek(request, frame, paces, slots, used);
  const hardCount = sessions.filter(isHard).length;
  return sessions
    .toSorted(inOrder)
    .map((session, orderIndex) =>
      exercise(request, frame, paces, session, { hardCount, orderIndex }),
    );
}

// Bricks stay together with the ride first; else what is hard or long comes before what is easy.
function inOrder(a: WrittenSession, b: WrittenSession): number {
  return a.slot.day - b.slot.day || rank(a) - rank(b);
}

function rank({ slot, intensity }: WrittenSession): number {
  if (slot.isBrick) return slot.discipline === "bike" ? 3 : 4;
  if (isHard({ intensity })) return 1;
  return slot.role === "long" ? 2 : 5;
}

function exercise(
  request: PlanRequest,
  frame: WeekFrame,
  paces: WeekPaces,
  session: WrittenSession,
  facts: { hardCount: number; orderIndex: number },
): PlannedExercise {
  const { slot, intensity } = session;
  const type = slot.discipline;
  const measure = { discipline: type, paces: paces[type], poolLength: request.poolLength };
  const steps = exerciseSteps(session.steps, measure, RACE_PACE_ZONE[request.raceType]);
  return {
    slotKey: `${frame.week}-${type}-${slot.number}`,
    week: frame.week,
    type,
    templateId: session.templateId,
    name: session.name,
    duration: slot.minutes,
    distance: distanceText(type, steps),
    pace: mainPace(type, steps, intensity),
    intensity,
    description: describeSteps(type, steps),
    notes: exerciseNotes({ slot, frame, purpose: session.purpose, hardCount: facts.hardCount }),
    steps,
    orderIndex: facts.orderIndex,
    suggestedDay: slot.day,
    isKey: slot.role === "long" || slot.role === "test" || slot.isBrick || isHard({ intensity }),
    brickId: slot.isBrick ? `${frame.week}-brick` : null,
  };
}
