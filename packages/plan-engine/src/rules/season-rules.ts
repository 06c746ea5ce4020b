import { listed } from "@triplan/domain";
import { hasEffortAbove } from "../intensity/index.ts";
import { PHASES } from "../model/plan-types.ts";
import { spokenMinutes } from "../model/words.ts";
import { fullWeekMinutes } from "../season/index.ts";
import { eachWeek, thePlan } from "./judgements.ts";
import type { PlanFacts, PlanRule, WeekComplaint, WeekFacts } from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
const RECOVERY_BAND = { least: 0.42, most: 0.8, fromMinutes: 180 };
const SHORT_PLAN_WEEKS = 4;

const isTaper = ({ week }: WeekFacts) => week.phase === "taper" || week.phase === "race";
const isRecovery = ({ week, frame }: WeekFacts) => week.isRecovery && frame.afterRace === null;
const isLoading = (week: WeekFacts) => !week.week.isRecovery && !isTaper(week);

/** Minutes used to judge later weeks; a partial first week counts as a full one. */
const fullMinutes = (week: WeekFacts, { basis }: PlanFacts) =>
  week.frame.isPartial ? fullWeekMinutes(basis.curve, week.minutes) : week.minutes;

/** Maximum minutes of the previous load weeks; 0 if none. */
const biggestBefore = (facts: PlanFacts, week: WeekFacts) =>
  Math.max(
    0,
    ...facts.weeks
      .filter((other) => other.week.week < week.week.week && isLoading(other))
      .map((other) => fullMinutes(other, facts)),
  );

const before = ({ week }: WeekFacts, { weeks }: PlanFacts) => weeks[week.week - 2];

const isTooBig = (week: WeekFacts, facts: PlanFacts): WeekComplaint[] => {
  const biggest = biggestBefore(facts, week);
  const message = `Your week of ${spokenMinutes(week.minutes)} is a large step after ${spokenMinutes(biggest)}.`;
  return week.minutes > (1 + facts.basis.curve.growth) * biggest + 30 ? [{ message }] : [];
};

/** Minutes of the last load week; 0 if none. */
function lastBefore(facts: PlanFacts, week: WeekFacts): number {
  const last = facts.weeks.findLast(
    (other) => other.week.week < week.week.week && isLoading(other),
  );
  return last ? fullMinutes(last, facts) : 0;
}

function recoveryComplaints(week: WeekFacts, facts: PlanFacts): WeekComplaint[] {
  const last = lastBefore(facts, week);
  const share = week.minutes / last;
  const message = `Your recovery week of ${spokenMinutes(week.minutes)} does not suit ${spokenMinutes(last)} before it.`;
  return share >= RECOVERY_BAND.least && share <= RECOVERY_BAND.most ? [] : [{ message }];
}

function spacingComplaints(week: WeekFacts, { weeks, basis }: PlanFacts): WeekComplaint[] {
  const last = weeks.findLast((other) => isRecovery(other) && other.week.week < week.week.week);
  const gap = last ? week.week.week - last.week.week : 4;
  const isRight = gap >= 3 && gap <= 5 && week.week.week > 1 && basis.totalWeeks > SHORT_PLAN_WEEKS;
  return isRight ? [] : [{ message: "Your recovery week comes at the wrong time." }];
}

/** False for a week that began before the plan, and in the recovery from a race. */
const isWholeWeek = (week: WeekFacts | undefined) =>
  week?.frame.isPartial === false && week.frame.afterRace === null;

function taperFallComplaints(week: WeekFacts, facts: PlanFacts): WeekComplaint[] {
  const last = before(week, facts);
  if (!last || week.minutes <= last.minutes + 10) return [];
  const message = `Your taper rises from ${spokenMinutes(last.minutes)} to ${spokenMinutes(week.minutes)}.`;
  return [{ message }];
}

function peakComplaint({ weeks, basis }: PlanFacts): string | null {
  const biggest = Math.max(...weeks.map((week) => week.minutes));
  const places = weeks
    .filter((week) => week.minutes === biggest)
    .map((week) => week.week.week / basis.totalWeeks);
  const isRight = places.some((place) => place >= 0.55 && place <= 0.95);
  const parts = listed(places.map((place) => `${Math.round(100 * place)} %`));
  return isRight ? null : `Your biggest week is at ${parts} of the plan.`;
}

function phaseComplaints(week: WeekFacts, facts: PlanFacts): WeekComplaint[] {
  const last = before(week, facts)?.week.phase ?? "base";
  const { phase } = week.week;
  const isBack = PHASES.indexOf(phase) < PHASES.indexOf(last);
  const isLast = week === facts.weeks.at(-1);
  const isRight = !isBack && (phase === "race") === isLast;
  return isRight ? [] : [{ message: `Your ${phase} phase is out of order.` }];
}

function raceWeekComplaint({ weeks }: PlanFacts): string | null {
  const minutes = weeks.at(-1)?.minutes ?? 0;
  const biggest = Math.max(...weeks.map((week) => week.minutes));
  return minutes > 0.62 * biggest
    ? `Your race week of ${spokenMinutes(minutes)} is too much.`
    : null;
}

/** Rules about the season: phases, load and recovery, taper. */
export const SEASON_RULES: readonly PlanRule[] = [
  {
    id: "phase-order",
    title: "Phases come in order, the race last",
    source: SOURCE,
    ...eachWeek(phaseComplaints),
  },
  {
    id: "loading-growth",
    title: "Load weeks grow in safe steps",
    source: SOURCE,
    ...eachWeek(isTooBig, (week, facts) => isLoading(week) && biggestBefore(facts, week) > 0),
  },
  {
    id: "recovery-volume",
    title: "A recovery week has about two thirds of a load week",
    source: SOURCE,
    ...eachWeek(
      recoveryComplaints,
      (week, facts) => isRecovery(week) && lastBefore(facts, week) >= RECOVERY_BAND.fromMinutes,
    ),
  },
  {
    id: "recovery-spacing",
    title: "Recovery weeks come every three to five weeks",
    source: SOURCE,
    ...eachWeek(spacingComplaints, isRecovery),
  },
  {
    id: "loading-before-taper",
    title: "The week before the taper is a load week",
    source: SOURCE,
    ...eachWeek(
      (week) =>
        isRecovery(week) ? [{ message: "Your week before the taper is a recovery week." }] : [],
      (week, { weeks, basis }) =>
        basis.totalWeeks > SHORT_PLAN_WEEKS &&
        weeks.find(isTaper)?.week.week === week.week.week + 1,
    ),
  },
  {
    id: "taper-falls",
    title: "The volume falls through the taper",
    source: SOURCE,
    ...eachWeek(
      taperFallComplaints,
      (week, facts) => isTaper(week) && isWholeWeek(before(week, facts)),
    ),
  },
  {
    id: "race-week-volume",
    title: "The race week has at most 62 % of the biggest week",
    source: SOURCE,
    ...thePlan(raceWeekComplaint, ({ basis }) => basis.totalWeeks >= 6),
  },
  {
    id: "peak-position",
    title: "The biggest week comes late, but not right before the race",
    source: SOURCE,
    ...thePlan(peakComplaint, ({ basis }) => basis.totalWeeks >= 8),
  },
  {
    id: "taper-touch",
    title: "Each week of the taper keeps some speed",
    source: SOURCE,
    ...eachWeek(
      ({ exercises }) =>
        exercises.some((each) => hasEffortAbove(each.steps, "Z3"))
          ? []
          : [{ message: "Your week has nothing that keeps your speed." }],
      (week) => isTaper(week) && week.exercises.length > 0,
    ),
  },
];
