import type { RaceType } from "@triplan/domain";
import { goalLabel } from "../goals/goal-outlook.ts";
import { openDays, ordinaryWeek } from "../periodise/plan-calendar.ts";
import type { PlanRequest } from "../plan-types.ts";
import { firstLongRun } from "./first-long-run.ts";
import type { SeasonBasis } from "./season-basis.ts";
import { peakTarget } from "../volume/volume-curve.ts";
import { PEAK_FACTOR, RACE_VOLUME, RECOMMENDED_WEEKS } from "../volume/volume-tables.ts";

const RACE_NAME = {
  sprint: "a sprint",
  olympic: "an Olympic race",
  "70.3": "a 70.3",
  ironman: "an Ironman",
} as const satisfies Record<RaceType, string>;

const NO_BUILD_WEEKS = 2;
/** Below this part of the race's usual peak the hours are called short. */
const SHORT_HOURS = 0.75;
/** A longest day below this part of the race's longest ride is called short. */
const SHORT_DAY = 0.6;

/** What the plan can't do, and why, in plain sentences. @see training.md §1.4, §2.3, §6 */
export function seasonWarnings(basis: SeasonBasis): string[] {
  const { request } = basis;
  return [
    lengthWarning(request),
    hoursWarning(request),
    dayWarning(request),
    runWarning(basis),
    goalWarning(basis),
  ].filter((warning) => warning !== null);
}

function lengthWarning({ raceType, totalWeeks }: PlanRequest): string | null {
  if (totalWeeks <= NO_BUILD_WEEKS) {
    return "Too short to build fitness: this plan sharpens what you have.";
  }
  const recommended = RECOMMENDED_WEEKS[raceType];
  if (totalWeeks >= recommended) return null;
  return `${totalWeeks} weeks are short for ${RACE_NAME[raceType]}: ${recommended} or more are better. This plan assumes that you train already.`;
}

function hoursWarning(request: PlanRequest): string | null {
  const { raceType, level, paceImprovement } = request;
  const usual = RACE_VOLUME[raceType].peakHours[level] * PEAK_FACTOR[paceImprovement];
  const peak = peakTarget(request) / 60;
  if (peak >= SHORT_HOURS * usual) return null;
  return `Your hours hold a biggest week of about ${hours(peak)}; plans for ${RACE_NAME[raceType]} usually reach ${hours(usual)}.`;
}

const hours = (value: number) => `${Math.round(value * 2) / 2} h`;

function dayWarning({ raceType, level, schedule }: PlanRequest): string | null {
  const longest = Math.max(...openDays(ordinaryWeek(schedule)).map((day) => day.minutes));
  const wanted = RACE_VOLUME[raceType].longCap.bike[level];
  if (longest >= SHORT_DAY * wanted) return null;
  return `Your longest day has ${hours(longest / 60)}; long rides for ${RACE_NAME[raceType]} usually reach ${hours(wanted / 60)}.`;
}

function runWarning(basis: SeasonBasis): string | null {
  const { request, runStart } = basis;
  const usual = RACE_VOLUME[request.raceType].longStart.run[request.level];
  const first = runStart <= usual ? 0 : firstLongRun(basis);
  return first <= usual ? null : `This plan assumes that you can already run ${first} minutes.`;
}

// The word beside the slider and the plan's own warning are one judgement.
function goalWarning({ request }: SeasonBasis): string | null {
  if (goalLabel(request) !== "beyond") return null;
  return `Your goal is beyond what ${request.totalWeeks} weeks usually bring: the targets stop at what is realistic.`;
}
