import { keepPreviousData } from "@tanstack/react-query";
import { isoDate, type CheckInChoice, type IsoDate, type WeekAnswer } from "@triplan/domain";
import { useState } from "react";
import { trpc, type RouterOutputs } from "../../shared/network/trpc.ts";

export type CheckIn = NonNullable<RouterOutputs["checkIn"]["read"]["checkIn"]>;
export type Choice = CheckInChoice["answer"];

/** The answers and choices of a check-in until they are saved. */
export interface CheckInForm {
  checkIn: CheckIn;
  answerOf: (weekStart: IsoDate) => WeekAnswer | null;
  setAnswer: (weekStart: IsoDate, answer: WeekAnswer | null) => void;
  choiceOf: (key: string) => Choice;
  setChoice: (key: string, choice: Choice) => void;
  /** Keeps the plan as it is in all proposals. */
  keepAll: () => void;
  readiness: number | null;
  setReadiness: (readiness: number | null) => void;
  /** What is sent. */
  input: {
    planId: number;
    weekStart: IsoDate;
    weekAnswers: { weekStart: IsoDate; answer: WeekAnswer }[];
    choices: { key: string; answer: Choice }[];
  };
}

/** The check-in that is ready, and what the athlete answers; a new answer asks for the proposals again. */
export function useCheckIn(planId: number) {
  const [answers, setAnswers] = useState<Readonly<Record<IsoDate, WeekAnswer>>>({});
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [readiness, setReadiness] = useState<number | null>(null);
  const weekAnswers = Object.entries(answers).map(([weekStart, answer]) => ({
    weekStart: isoDate(weekStart),
    answer,
  }));
  const query = trpc.checkIn.read.useQuery(
    { planId, weekAnswers },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const checkIn = query.data?.checkIn;
  if (!checkIn) return { query, form: null, today: query.data?.today };
  const choiceOf = (key: string): Choice => choices[key] ?? "yes";
  const form: CheckInForm = {
    checkIn,
    answerOf: (weekStart) => answers[weekStart] ?? null,
    setAnswer: (weekStart, answer) => {
      const { [weekStart]: _before, ...others } = answers;
      setAnswers(answer === null ? others : { ...others, [weekStart]: answer });
    },
    choiceOf,
    setChoice: (key, choice) => setChoices({ ...choices, [key]: choice }),
    keepAll: () =>
      setChoices(Object.fromEntries(checkIn.proposals.map(({ key }) => [key, "no" as const]))),
    readiness,
    setReadiness,
    input: {
      planId,
      weekStart: checkIn.weekStart,
      weekAnswers,
      choices: checkIn.proposals.map(({ key }) => ({ key, answer: choiceOf(key) })),
    },
  };
  return { query, form, today: query.data?.today };
}
