import { reasonFacts } from "./explain/reason-facts.ts";
import { evenFitness, firstOverreachedDay, MAX_RAMP, steepestRamp } from "./load/even-fitness.ts";
import { layOutPlan } from "./season/lay-out-plan.ts";
import { seasonWeek } from "./outline-season.ts";
import type { Plan, PlannedWeek, PlanRequest } from "./plan-types.ts";
import { seasonBasis, withPeak, type SeasonBasis } from "./season/season-basis.ts";
import { seasonWarnings } from "./season/season-warnings.ts";
import { sum } from "./shared/numbers.ts";
import { writeWeek } from "./write/write-week.ts";
import type { TemplateUse } from "./write/written-session.ts";

/** Factor for the biggest week of a plan whose fitness rises too fast. */
const REDUCED_PEAK_SHARE = 0.95;
const MAX_TIMES = 4;

const NOT_OPTIMISED =
  "Your weekly load is not optimised: on the days you have, it would be too much at once.";

/**
 * Generates the plan: every week with its exercises, each with steps, targets and a suggested day.
 * Deterministic; any valid request gives a plan. Never throws.
 */
export function generatePlan(request: PlanRequest): Plan {
  const basis = seasonBasis(request);
  let weeks = writtenWeeks(basis);
  if (request.optimiseLoad && isTooMuch(request, weeks)) return withoutOptimising(request);
  for (let time = 1; time < MAX_TIMES && isTooSteep(request, weeks); time += 1) {
    weeks = writtenWeeks(withPeak(basis, REDUCED_PEAK_SHARE * biggest(weeks)));
  }
  return { weeks, warnings: seasonWarnings(basis) };
}

function writtenWeeks(basis: SeasonBasis): PlannedWeek[] {
  const facts = reasonFacts(basis);
  const used: TemplateUse = new Map();
  return layOutPlan(basis).map((week) => ({
    ...seasonWeek(basis.request, week.frame, week.targetMinutes),
    exercises: writeWeek(facts, week, used),
  }));
}

// The solver spreads each week evenly; exercises on the days of an odd schedule may not.
const isTooMuch = (request: PlanRequest, weeks: readonly PlannedWeek[]): boolean =>
  firstOverreachedDay(evenFitness(request, { weeks })) >= 0 || isTooSteep(request, weeks);

function withoutOptimising(request: PlanRequest): Plan {
  const plan = generatePlan({ ...request, optimiseLoad: false });
  return { ...plan, warnings: [...plan.warnings, NOT_OPTIMISED] };
}

// Affects a few plans in ten thousand, with the longest race and the highest ambition.
const isTooSteep = (request: PlanRequest, weeks: readonly PlannedWeek[]): boolean =>
  steepestRamp(evenFitness(request, { weeks })) > MAX_RAMP;

const biggest = (weeks: readonly PlannedWeek[]): number =>
  Math.max(...weeks.map((week) => sum(week.exercises.map((each) => each.duration))));
