import { RACE_DISTANCES, RACE_TYPES, usualTraining, type RaceType } from "@triplan/domain";
import { generatePlan } from "../generate-plan.ts";
import type { Plan, PlanRequest } from "../model/plan-types.ts";
import { RECOMMENDED_WEEKS } from "../week/index.ts";
import { minutesOf, scheduleOf, weekMinutes } from "./requests.ts";

/** Forty hours, so that no day decides. */
const ROOMY = scheduleOf([6, 5, 6, 5, 6, 4, 8], [0, 2, 6]);
/** A week of whole exercises may end above its minutes by this. */
const OVER = 10;
/** What a plan says whose weeks or steps do not reach the race's usual hours. */
const SAYS_SO = /safe steps|is short for|no time left/;

interface RacePlan {
  raceType: RaceType;
  plan: Plan;
}

/**
 * Each race's biggest week against that of the next shorter race. Two things decide instead of the
 * race: safe steps, from less training than the shorter race takes as given; and the weeks before a
 * longer taper, in plans shorter than recommended. There the plan must say so.
 * @see docs/plan-engine.md#how-much
 */
export function keepsRaces(request: PlanRequest): boolean {
  // Races are listed from shortest to longest.
  const races = RACE_TYPES.map((raceType) => {
    const distances = RACE_DISTANCES[raceType];
    const plan = generatePlan({ ...request, raceType, distances, schedule: ROOMY });
    return { raceType, plan };
  });
  return races.every((longer, index) => {
    const shorter = races[index - 1];
    return !shorter || asksForNoLess(request, longer, shorter);
  });
}

function asksForNoLess(request: PlanRequest, longer: RacePlan, shorter: RacePlan): boolean {
  const peak = Math.max(...weekMinutes(longer.plan));
  if (peak >= Math.max(...weekMinutes(shorter.plan))) return true;
  const { now, level, totalWeeks } = request;
  const isShort = totalWeeks < RECOMMENDED_WEEKS[longer.raceType];
  const usual = usualTraining(shorter.raceType, level);
  const hasFewHours = isBelow(now.weeklyHours, usual.weeklyHours);
  const isNew =
    hasFewHours ||
    isBelow(now.longestRun, usual.longestRun) ||
    isBelow(now.longestRide, usual.longestRide);
  if (!isShort && !hasFewHours) return false;
  if (!longer.plan.warnings.some((text) => SAYS_SO.test(text))) return false;
  return isNew || peak + OVER >= Math.max(...firstLoadWeeks(shorter.plan, longer.plan));
}

const isBelow = (answer: number | null, usual: number) => answer !== null && answer < usual;

/** Minutes of the shorter race's load weeks, as many as the longer race has. */
const firstLoadWeeks = (shorter: Plan, longer: Plan) =>
  loadMinutes(shorter).slice(0, loadMinutes(longer).length);

const loadMinutes = ({ weeks }: Plan): number[] =>
  weeks
    .filter(({ phase, isRecovery }) => phase !== "taper" && phase !== "race" && !isRecovery)
    .map(minutesOf);
