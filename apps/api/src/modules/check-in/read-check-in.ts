import type { CheckInInput } from "@triplan/contract";
import { listCheckIns, type CheckInRow, type TrainingPlanRow } from "@triplan/db";
import {
  addDays,
  checkInExercises,
  checkInFigures,
  checkInHeadline,
  dateInWeek,
  exerciseStates,
  unansweredWeeks,
  type CheckInExercise,
  type CheckInFigures,
  type Discipline,
  type IsoDate,
  type Phase,
} from "@triplan/domain";
import { planAims, planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { doneFacts } from "../training/done-facts.ts";
import { askedProposals, type AskedProposal } from "../proposals/list-proposals.ts";
import { readProposals } from "../proposals/read-proposals.ts";
import { readTraining } from "../training/read-training.ts";
import { readyWeek } from "./ready-week.ts";
import { answersByWeek } from "./week-answers-of.ts";

interface KeyExercise {
  id: number;
  type: Discipline;
  name: string;
  /** Minutes. */
  duration: number;
  date: IsoDate;
}

export interface CheckIn {
  week: number;
  weekStart: IsoDate;
  headline: string;
  figures: CheckInFigures;
  exercises: CheckInExercise[];
  /** Weeks of the last four that nobody knows anything of, before any answer. */
  questions: { week: number; weekStart: IsoDate; weekEnd: IsoDate }[];
  /** Three at most, each with what a yes to it alone would change. */
  proposals: AskedProposal[];
  next: {
    week: number;
    phase: Phase;
    isRecovery: boolean;
    aim: string;
    minutes: number;
    keyExercises: KeyExercise[];
  };
  /** What was saved; null before. */
  saved: Pick<CheckInRow, "choices" | "readiness" | "weekAnswers"> | null;
}

/** The check-in that is ready; null between two of them. `weekAnswers` are not saved. */
export async function readCheckIn(
  ctx: AuthedContext,
  { planId, weekAnswers }: CheckInInput,
): Promise<{ checkIn: CheckIn | null; today: IsoDate }> {
  const plan = await getPlan(ctx, planId);
  const week = await readyWeek(ctx, plan);
  const checkIn = week === null ? null : await checkInOf(ctx, plan, { week, weekAnswers });
  return { checkIn, today: ctx.today };
}

async function checkInOf(
  ctx: AuthedContext,
  plan: TrainingPlanRow,
  { week, weekAnswers }: { week: number } & Pick<CheckInInput, "weekAnswers">,
): Promise<CheckIn> {
  const answers = answersByWeek(weekAnswers);
  const weekStart = dateInWeek(plan.startDate, week, 0);
  const facts = await factsOf(ctx, plan, {});
  const known = weekAnswers.length === 0 ? facts : await factsOf(ctx, plan, answers);
  const stored = await listCheckIns(ctx.db, { userId: ctx.userId, planId: plan.id });
  const saved = stored.find((row) => row.weekStart === weekStart) ?? null;
  const { open } = await readProposals(ctx, plan, answers);
  const proposals = saved ? [] : await askedProposals(ctx, plan, open);
  const figures = checkInFigures(week, weekStart, known);
  const weeks = seasonWeeks(planRequestOf(plan));
  const next = nextWeek(plan, known.rows, week + 1);
  return {
    week,
    weekStart,
    headline: checkInHeadline(figures, {
      phase: weeks[week - 1]?.phase ?? "base",
      hasProposals: proposals.length > 0,
    }),
    figures,
    exercises: checkInExercises(week, weekStart, known),
    questions: unansweredWeeks(plan.startDate, facts.exercises, week).map((each) => ({
      ...each,
      weekEnd: addDays(each.weekStart, 6),
    })),
    proposals,
    next: { ...next, isRecovery: weeks[week]?.isRecovery ?? false },
    saved: saved && {
      choices: saved.choices,
      readiness: saved.readiness,
      weekAnswers: saved.weekAnswers,
    },
  };
}

async function factsOf(
  ctx: AuthedContext,
  plan: TrainingPlanRow,
  answers: ReturnType<typeof answersByWeek>,
) {
  const training = await readTraining(ctx, plan, answers);
  const done = training.done.map(doneFacts);
  const { exercises: rows } = training;
  return { rows, done, exercises: exerciseStates(plan, { exercises: rows, done }, ctx.today) };
}

type Rows = Awaited<ReturnType<typeof factsOf>>["rows"];

function nextWeek(plan: TrainingPlanRow, rows: Rows, week: number) {
  const request = planRequestOf(plan);
  const own = rows.filter((row) => row.week === week);
  return {
    week,
    phase: seasonWeeks(request)[week - 1]?.phase ?? "race",
    aim: planAims(request, rows)[week - 1] ?? "",
    minutes: own.reduce((sum, { duration }) => sum + duration, 0),
    keyExercises: own
      .filter(({ isKey }) => isKey)
      .map(({ id, type, name, duration, date }) => ({ id, type, name, duration, date }))
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}
