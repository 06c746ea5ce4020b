import {
  DISCIPLINE_NOUNS,
  type Discipline,
  type ExerciseProgress,
  type ExperienceLevel,
  type Intensity,
} from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { isEasy, isHard } from "../../intensity/index.ts";
import { sentencesOf } from "../../model/words.ts";
import type { LaidOutWeek } from "../../season/index.ts";
import { isShorterSwim } from "./exercise-progress.ts";
import { ANY_EASY_LINES, EASY_LINES, HARD_LINES, LONG_LINES, STEADY_LINES } from "./note-lines.ts";
import { progressText } from "./progress-text.ts";
import { testNote } from "./test-note.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

interface NotedSession {
  session: WrittenSession;
  /** What the notes say about its ladder. */
  progress: ExerciseProgress | null;
}

/**
 * The notes of a week's exercises, in their order: purpose, place on its ladder, and one line of
 * the week. No sentence is repeated within a week.
 */
export function weekNotes(
  sessions: readonly NotedSession[],
  week: LaidOutWeek,
  level: ExperienceLevel,
): string[] {
  const said = new Set<string>();
  const isNew = (text: string) => sentencesOf(text).every((sentence) => !said.has(sentence));
  return sessions.map((noted, index) => {
    const { session } = noted;
    const own = sentencesOf(ownText(noted, week, level)).filter(isNew);
    for (const sentence of own) said.add(sentence);
    const line = lines(session, week, index).find(isNew);
    for (const sentence of sentencesOf(line ?? "")) said.add(sentence);
    return [...own, ...(line === undefined ? [] : [line])].join(" ");
  });
}

/** Purpose, and what only this exercise can say. */
function ownText(
  { session, progress }: NotedSession,
  { frame }: LaidOutWeek,
  level: ExperienceLevel,
): string {
  const { purpose, slot, templateId } = session;
  if (progress) {
    const isLess = session.progress !== undefined && isShorterSwim(session.progress);
    return `${purpose}. ${progressText(progress, frame.week, isLess)}`;
  }
  if (slot.role !== "test") return `${purpose}.`;
  return `${purpose}. ${testNote({ discipline: slot.discipline, templateId }, level)}`;
}

/** Lines of the week that suit the exercise, best first; the `turn`-th takes another stock one. */
function lines(session: WrittenSession, week: LaidOutWeek, turn: number): string[] {
  const { slot, intensity, progress } = session;
  const { frame } = week;
  const { discipline, role, isBrick } = slot;
  if (role === "test") return [];
  const exercise = { discipline, intensity, isLong: role === "long", isBrick };
  return [
    ...weekLines(session, week),
    ...(isPlainEasy(exercise) || isHard({ intensity }) || progress || role === "long"
      ? []
      : [`A steady session for ${place(frame)}; not a hard day.`]),
    ...stockLines(exercise, frame.week + turn),
  ];
}

interface NotedExercise {
  discipline: Discipline;
  intensity: Intensity;
  isLong: boolean;
  isBrick: boolean;
}

const isPlainEasy = ({ intensity, isLong, isBrick }: NotedExercise) =>
  isEasy(intensity) && !isBrick && !isLong;

/** How to do the exercise, in sentences that suit any week; the `turn`-th begins with another one. */
export function stockLines(exercise: NotedExercise, turn: number): string[] {
  const { discipline, intensity, isLong } = exercise;
  const isPlain = isPlainEasy(exercise);
  const stock = isHard({ intensity })
    ? HARD_LINES
    : isPlain
      ? EASY_LINES[discipline]
      : isLong
        ? LONG_LINES[discipline]
        : STEADY_LINES;
  return [...fromTurn(stock, turn), ...(isPlain ? fromTurn(ANY_EASY_LINES, turn) : [])];
}

/** What the week or the exercise's place in it says. */
function weekLines(session: WrittenSession, week: LaidOutWeek): string[] {
  const { slot, intensity } = session;
  const { frame } = week;
  if (frame.afterRace !== null) {
    return ["Your race is still in your legs: keep it easy, however good you feel."];
  }
  if (frame.isRecovery) return ["A recovery week: keep it easy so the past weeks can sink in."];
  if (frame.phase === "race") return ["Race week: you can't get fitter now, only fresher."];
  if (slot.isBrick) return [brickReason(slot.discipline, week)];
  if (slot.role === "long" && !isHard({ intensity })) return [longReason(session, week)];
  if (slot.role === "strides") return ["The volume falls now: this keeps your speed."];
  return frame.phase === "taper" ? ["The volume falls now: arrive at the race rested."] : [];
}

function brickReason(discipline: Discipline, { frame, bricksBefore }: LaidOutWeek): string {
  if (discipline !== "bike")
    return "Start within 10 minutes of the ride: your legs learn the change.";
  const brick = bricksBefore === 0 ? "Your first brick" : `The brick of ${place(frame)}`;
  return `${brick}: have your running shoes ready, the run follows at once.`;
}

function longReason({ slot }: WrittenSession, { frame, longestBefore }: LaidOutWeek): string {
  const text = `Your long ${DISCIPLINE_NOUNS[slot.discipline]} of ${place(frame)}`;
  if (slot.discipline === "swim" || !longestBefore) return `${text}.`;
  const more = slot.minutes - longestBefore[slot.discipline];
  return more > 0 ? `${text}, ${more} minutes longer than in the last four weeks.` : `${text}.`;
}

/** "build week 2 of 5". */
const place = (frame: WeekFrame) => `${frame.phase} week ${frame.phaseWeek} of ${frame.phaseWeeks}`;

/** The lines from one of them on, then the others. */
function fromTurn(stock: readonly string[], turn: number): string[] {
  const start = turn % stock.length;
  return [...stock.slice(start), ...stock.slice(0, start)];
}
