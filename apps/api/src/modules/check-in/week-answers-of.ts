import type { CheckInInput } from "@triplan/contract";
import type { WeekAnswers } from "@triplan/domain";

/** Answers by the Sunday of their week; the last one of a week counts. */
export const answersByWeek = (answers: CheckInInput["weekAnswers"]): WeekAnswers =>
  Object.fromEntries(answers.map(({ weekStart, answer }) => [weekStart, answer]));
