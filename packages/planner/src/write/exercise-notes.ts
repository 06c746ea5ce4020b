import type { Discipline } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";
import type { Slot } from "../volume/slot.ts";

const ACTIVITY = { swim: "swim", bike: "ride", run: "run" } as const satisfies Record<
  Discipline,
  string
>;

interface NoteFacts {
  slot: Slot;
  frame: WeekFrame;
  purpose: string;
  /** Hard exercises of the week. */
  hardCount: number;
}

/** What the exercise is for and why it stands in this week, to the athlete. */
export const exerciseNotes = (facts: NoteFacts): string =>
  `${facts.purpose}. ${reason(facts)}`;

function reason({ slot, frame, hardCount }: NoteFacts): string {
  const activity = ACTIVITY[slot.discipline];
  if (slot.role === "test") return "A test while you are rested: it shows your new threshold.";
  if (frame.isRecovery) return "This is a recovery week: keep it easy, so that the work before it takes effect.";
  if (frame.phase === "race") {
    return slot.role === "touch"
      ? "Race week: a few short efforts keep you sharp, no more."
      : "Race week: you can't get fitter now, only fresher.";
  }
  if (slot.isBrick) return brickReason(slot, frame);
  if (slot.isHard) return hardReason(hardCount, frame);
  if (slot.role === "long") return `Your long ${activity} of ${place(frame)}.`;
  if (slot.role === "touch") return "The volume falls now: this keeps your speed.";
  if (frame.phase === "taper") return "The volume falls now: arrive at the race rested.";
  if (slot.role === "support") return `Some steady work in ${place(frame)}, not a hard day.`;
  return `Easy on purpose in ${place(frame)}: you should be able to talk in sentences.`;
}

const brickReason = (slot: Slot, frame: WeekFrame) =>
  slot.discipline === "bike"
    ? `Brick of ${place(frame)}: have your running shoes ready, the run follows at once.`
    : `Start within 10 minutes of the ride: your legs learn the change.`;

const hardReason = (hardCount: number, frame: WeekFrame) =>
  hardCount === 1
    ? `The one hard session of ${place(frame)}: keep the others easy.`
    : `One of ${hardCount} hard sessions in ${place(frame)}.`;

/** "build week 2 of 5". */
const place = (frame: WeekFrame) => `${frame.phase} week ${frame.phaseWeek} of ${frame.phaseWeeks}`;
