import { PHASES } from "../plan-types.ts";
import { listed, spokenMinutes } from "../shared/words.ts";
import { hasEffortAbove } from "./effort-share.ts";
import {
  inPlan,
  inWeek,
  type Complaint,
  type PlanFacts,
  type PlanRule,
  type WeekFacts,
} from "./plan-rule.ts";

const SOURCE = "training.md §10";
const RECOVERY_BAND = { least: 0.45, most: 0.78, fromMinutes: 180 };
const SHORT_PLAN_WEEKS = 4;

const isTaper = ({ week }: WeekFacts) => week.phase === "taper" || week.phase === "race";
const isLoading = (week: WeekFacts) => !week.week.isRecovery && !isTaper(week);

/** Minutes that a week counts for in those after it: a first week that had begun counts as full. */
const fullMinutes = (week: WeekFacts, { basis }: PlanFacts) =>
  week.frame.isPartial ? Math.max(week.minutes, basis.curve.start) : week.minutes;

/** Most minutes of the loading weeks before a week, 0 for none. */
const biggestBefore = (facts: PlanFacts, week: WeekFacts) =>
  Math.max(
    0,
    ...facts.weeks
      .filter((other) => other.week.week < week.week.week && isLoading(other))
      .map((other) => fullMinutes(other, facts)),
  );

const where = (facts: PlanFacts, isMeant: (week: WeekFacts) => boolean) =>
  facts.weeks.filter(isMeant);

function growthComplaints(facts: PlanFacts): Complaint[] {
  const { growth } = facts.basis.curve;
  return where(facts, isLoading).flatMap((week) => {
    const before = biggestBefore(facts, week);
    const limit = (1 + growth) * before + 30;
    return before > 0 && week.minutes > limit
      ? [
          inWeek(week, {
            message: `Your week of ${spokenMinutes(week.minutes)} is a large step after ${spokenMinutes(before)}.`,
          }),
        ]
      : [];
  });
}

function recoveryComplaints(facts: PlanFacts): Complaint[] {
  return where(facts, (week) => week.week.isRecovery).flatMap((week) => {
    const before = biggestBefore(facts, week);
    const share = week.minutes / before;
    const isRight = share >= RECOVERY_BAND.least && share <= RECOVERY_BAND.most;
    return before >= RECOVERY_BAND.fromMinutes && !isRight
      ? [
          inWeek(week, {
            message: `Your recovery week of ${spokenMinutes(week.minutes)} does not suit ${spokenMinutes(before)} before it.`,
          }),
        ]
      : [];
  });
}

function spacingComplaints(facts: PlanFacts): Complaint[] {
  const recovery = where(facts, (week) => week.week.isRecovery);
  return recovery.flatMap((week, index) => {
    const before = recovery[index - 1];
    const gap = before ? week.week.week - before.week.week : 4;
    const isWrong =
      gap < 3 || gap > 5 || week.week.week === 1 || facts.request.totalWeeks <= SHORT_PLAN_WEEKS;
    return isWrong
      ? [inWeek(week, { message: "Your recovery week comes at the wrong time." })]
      : [];
  });
}

function taperFallComplaints(facts: PlanFacts): Complaint[] {
  return where(facts, isTaper).flatMap((week) => {
    const before = facts.weeks[week.week.week - 2];
    if (!before || before.frame.isPartial || week.minutes <= before.minutes + 10) return [];
    const message = `Your taper rises from ${spokenMinutes(before.minutes)} to ${spokenMinutes(week.minutes)}.`;
    return [inWeek(week, { message })];
  });
}

function peakComplaints(facts: PlanFacts): Complaint[] {
  const weeks = facts.request.totalWeeks;
  if (weeks < 8) return [];
  const biggest = Math.max(...facts.weeks.map((week) => week.minutes));
  const places = facts.weeks
    .filter((week) => week.minutes === biggest)
    .map((week) => week.week.week / weeks);
  const isRight = places.some((place) => place >= 0.55 && place <= 0.95);
  const parts = listed(places.map((place) => `${Math.round(100 * place)} %`));
  return isRight ? [] : [inPlan(`Your biggest week lies at ${parts} of the plan.`)];
}

/** Rules about the season: phases, loading and recovery, taper. */
export const SEASON_RULES: readonly PlanRule[] = [
  {
    id: "phase-order",
    title: "Phases come in order, the race last",
    source: `${SOURCE}.13`,
    check: ({ weeks }) =>
      weeks.flatMap((week, index) => {
        const before = weeks[index - 1]?.week.phase ?? "base";
        const isBack = PHASES.indexOf(week.week.phase) < PHASES.indexOf(before);
        const isRace = week.week.phase === "race";
        const isWrong = isBack || isRace !== (index === weeks.length - 1);
        const message = `Your ${week.week.phase} phase is out of order.`;
        return isWrong ? [inWeek(week, { message })] : [];
      }),
  },
  {
    id: "loading-growth",
    title: "Loading weeks grow in safe steps",
    source: `${SOURCE}.14`,
    check: growthComplaints,
  },
  {
    id: "recovery-volume",
    title: "A recovery week holds about two thirds of a loading week",
    source: `${SOURCE}.15`,
    check: recoveryComplaints,
  },
  {
    id: "recovery-spacing",
    title: "Recovery weeks come every three to five weeks",
    source: `${SOURCE}.16`,
    check: spacingComplaints,
  },
  {
    id: "loading-before-taper",
    title: "The week before the taper is a loading week",
    source: `${SOURCE}.17`,
    check: (facts) => {
      const taper = facts.weeks.find(isTaper);
      const last = facts.weeks[(taper?.week.week ?? 1) - 2];
      const isWrong = facts.request.totalWeeks > SHORT_PLAN_WEEKS && last?.week.isRecovery === true;
      const message = "Your week before the taper is a recovery week.";
      return isWrong ? [inWeek(last, { message })] : [];
    },
  },
  {
    id: "taper-falls",
    title: "The volume falls through the taper",
    source: `${SOURCE}.18`,
    check: taperFallComplaints,
  },
  {
    id: "race-week-volume",
    title: "The race week holds at most 60 % of the biggest week",
    source: `${SOURCE}.19`,
    check: (facts) => {
      const last = facts.weeks.at(-1);
      const biggest = Math.max(...facts.weeks.map((week) => week.minutes));
      const isWrong = last && facts.request.totalWeeks >= 6 && last.minutes > 0.6 * biggest;
      if (!isWrong) return [];
      const message = `Your race week of ${spokenMinutes(last.minutes)} is too much.`;
      return [inWeek(last, { message })];
    },
  },
  {
    id: "peak-position",
    title: "The biggest week lies late, but not right before the race",
    source: `${SOURCE}.20`,
    check: peakComplaints,
  },
  {
    id: "taper-touch",
    title: "Each week of the taper keeps some speed",
    source: `${SOURCE}.22`,
    check: (facts) =>
      where(facts, (week) => isTaper(week) && week.exercises.length > 0).flatMap((week) =>
        week.exercises.some((each) => hasEffortAbove(each.steps, "Z3"))
          ? []
          : [inWeek(week, { message: "Your week has nothing that keeps your speed." })],
      ),
  },
];
