import type { Discipline } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { isHard } from "../../intensity/index.ts";
import type { ClimbingAthlete } from "../../ladders/index.ts";
import type { LaidOutWeek } from "../../season/index.ts";
import { progressText } from "./progress-text.ts";
import { testNote } from "./test-note.ts";
import type { WrittenSession } from "./written-session.ts";

const ACTIVITY = { swim: "swim", bike: "ride", run: "run" } as const satisfies Record<
  Discipline,
  string
>;

/** The purpose of the exercise and its role in this week, for the athlete. */
export function exerciseNotes(
  session: WrittenSession,
  week: LaidOutWeek,
  athlete: ClimbingAthlete,
): string {
  const { purpose, progress, slot, templateId } = session;
  const { frame } = week;
  if (progress && frame.isLoading) {
    const brick = slot.isBrick ? ` ${brickReason(slot.discipline, week)}` : "";
    return `${purpose}. ${progressText(progress, frame.week, athlete)}${brick}`;
  }
  if (slot.role === "test") {
    return `${purpose}. ${testNote({ discipline: slot.discipline, templateId }, athlete.level)}`;
  }
  return `${purpose}. ${reason(session, week)}`;
}

function reason(session: WrittenSession, week: LaidOutWeek): string {
  const { slot, intensity } = session;
  const { frame } = week;
  if (frame.isRecovery) return "A recovery week: keep it easy so the past weeks can sink in.";
  if (frame.phase === "race") return "Race week: you can't get fitter now, only fresher.";
  if (slot.isBrick) return brickReason(slot.discipline, week);
  if (isHard({ intensity })) return HARD_REASON;
  if (slot.role === "long") return longReason(session, week);
  if (slot.role === "strides") return "The volume falls now: this keeps your speed.";
  if (frame.phase === "taper") return "The volume falls now: arrive at the race rested.";
  if (intensity === "easy" || intensity === "recovery") {
    return "Deliberately easy: you should be able to talk in full sentences.";
  }
  return `A steady session for ${place(frame)}; not a hard day.`;
}

function brickReason(discipline: Discipline, { frame, bricksBefore }: LaidOutWeek): string {
  if (discipline !== "bike")
    return "Start within 10 minutes of the ride: your legs learn the change.";
  const brick = bricksBefore === 0 ? "Your first brick" : `The brick of ${place(frame)}`;
  return `${brick}: have your running shoes ready, the run follows at once.`;
}

// No count of hard sessions here, since an adjustment of another exercise could change it.
const HARD_REASON = "This is a hard session. Keep the easy days easy so you arrive fresh.";

function longReason({ slot }: WrittenSession, { frame, longestBefore }: LaidOutWeek): string {
  const text = `Your long ${ACTIVITY[slot.discipline]} of ${place(frame)}`;
  if (slot.discipline === "swim" || !longestBefore) return `${text}.`;
  const more = slot.minutes - longestBefore[slot.discipline];
  return more > 0 ? `${text}, ${more} minutes longer than in the last four weeks.` : `${text}.`;
}

/** "build week 2 of 5". */
const place = (frame: WeekFrame) => `${frame.phase} week ${frame.phaseWeek} of ${frame.phaseWeeks}`;
