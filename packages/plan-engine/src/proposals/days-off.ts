import { addDays, daysBetween, isInTimeOff, type IsoDate } from "@triplan/domain";
import { proposalKey, type Proposal, type ProposalFacts } from "./proposal.ts";

/** Shorter exercises do not end days off. */
const MIN_TRAINING_MINUTES = 20;
/** Fewer days off change nothing. */
const MIN_DAYS = 4;
/** After so many days of training again, the way back is behind the athlete. */
const MAX_DAYS_BACK = 3;
/** More days change the way back; the key names the step. */
const STEPS = [4, 7, 14, 21, 28, 42, 56] as const;

/**
 * The latest days without training, as time off: then the plan comes back in steps. Only days of weeks with some
 * record or answer count; rest days at their ends do not.
 */
export function daysOff(facts: ProposalFacts): Proposal[] {
  const { today, exercises, done, timeOff } = facts;
  const trained = [
    ...new Set(
      done.filter(({ minutes }) => minutes >= MIN_TRAINING_MINUTES).map(({ date }) => date),
    ),
  ].toSorted();
  const backOn = firstDayBack(trained, today);
  const end = backOn ?? today;
  if (daysBetween(end, today) > MAX_DAYS_BACK) return [];
  const last = trained.findLast((date) => date < end);
  const missed = exercises
    .filter(
      ({ exercise, state }) =>
        state === "missed" &&
        exercise.date < end &&
        exercise.date < today &&
        (last === undefined || exercise.date > last),
    )
    .map(({ exercise }) => exercise.date)
    .toSorted();
  const [fromDate, toDate] = [missed[0], missed.at(-1)];
  if (fromDate === undefined || toDate === undefined) return [];
  const days = daysBetween(fromDate, toDate) + 1;
  const isKnown = timeOff.some(
    (each) => isInTimeOff(each, fromDate) || (each.fromDate > fromDate && each.fromDate <= toDate),
  );
  if (days < MIN_DAYS || isKnown) return [];
  const lead = backOn === null ? "" : "Welcome back. ";
  return [
    {
      key: proposalKey("days-off", fromDate, stepOf(days)),
      rule: "days-off",
      sentence: `${lead}${days} days were off. Your plan can come back in steps, and nothing is made up.`,
      expiresOn: addDays(end, MAX_DAYS_BACK),
      effect: {
        timeOff: { kind: "other", fromDate, toDate, minutesPerDay: 0, sports: [], symptoms: null },
      },
    },
  ];
}

/** The first day of training after the latest days off; null if training has not begun again. */
function firstDayBack(trained: readonly IsoDate[], today: IsoDate): IsoDate | null {
  return trained.find((date) => daysBetween(date, today) <= MAX_DAYS_BACK) ?? null;
}

const stepOf = (days: number): number => STEPS.findLast((step) => days >= step) ?? days;
