import { RACE_WORDS, RACES_WITH_ARTICLE, usualTraining, type Units } from "@triplan/domain";
import type { SeasonLimit } from "../../model/plan-types.ts";
import { SEASON_LIMITS } from "../../model/plan-types.ts";
import { RECOMMENDED_WEEKS } from "../../week/index.ts";
import { peakTarget, usualPeak } from "../volume/volume-curve.ts";
import { appointmentWarning } from "./appointment-warning.ts";
import { chainWarning } from "./chain-warning.ts";
import { cutoffWarning } from "./cutoff-warning.ts";
import { firstLongRun } from "./first-long-run.ts";
import { laidOutMinutes } from "./lay-out-plan.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";
import { preparation } from "./preparation.ts";
import { distanceWarning, shortfallWarning, unusedWarning } from "./preparation-warnings.ts";
import type { SeasonBasis } from "./season-basis.ts";

const NO_BUILD_WEEKS = 2;
/** Below this share of the race's usual peak the hours are short. */
const SHORT_HOURS = 0.75;

/** Limits of the plan with these weeks and their causes, in plain sentences. */
export function seasonLimits(
  basis: SeasonBasis,
  weeks: readonly LaidOutWeek[],
  units: Units = "miles",
): SeasonLimit[] {
  const { cutoff, totalWeeks } = basis;
  const chain = chainWarning(basis);
  // A plan between two near races prepares for the second by the training before the first.
  const isJudged = totalWeeks > NO_BUILD_WEEKS && chain === null;
  const prepared = isJudged ? preparation(basis, weeks) : null;
  const biggestWeek = Math.max(0, ...weeks.map(laidOutMinutes));
  const shown = { biggestWeek, units };
  const texts = {
    distance: prepared && distanceWarning(basis, prepared),
    weeks: chain ? null : lengthWarning(basis),
    cutoff: cutoff?.risk === "missed" ? cutoffWarning(cutoff) : null,
    hours: hoursWarning(basis),
    shortSwim: prepared && shortfallWarning(basis, prepared, "swim", shown),
    shortRide: prepared && shortfallWarning(basis, prepared, "bike", shown),
    shortRun: prepared && shortfallWarning(basis, prepared, "run", shown),
    chain,
    run: runWarning(basis),
    appointment: appointmentWarning(weeks),
    goal: goalWarning(basis),
    nearCutoff: cutoff && cutoff.risk !== "missed" ? cutoffWarning(cutoff) : null,
    load: loadWarning(basis),
    unused: prepared && unusedWarning(basis, biggestWeek),
  };
  return SEASON_LIMITS.flatMap((kind) => {
    const limit = texts[kind];
    if (limit === null) return [];
    return typeof limit === "string" ? [{ kind, text: limit }] : [{ kind, ...limit }];
  });
}

function lengthWarning({ raceType, totalWeeks }: SeasonBasis): string | null {
  if (totalWeeks <= NO_BUILD_WEEKS) {
    return "There is no time left to build fitness, so this plan keeps you sharp.";
  }
  const recommended = RECOMMENDED_WEEKS[raceType];
  if (totalWeeks >= recommended) return null;
  return `${totalWeeks} weeks is short for ${RACES_WITH_ARTICLE[raceType]}; ${recommended} or more is better. This plan assumes you are already training.`;
}

function hoursWarning(basis: SeasonBasis): string | null {
  const usual = usualPeak(basis) / 60;
  const peak = peakTarget(basis, basis) / 60;
  if (peak >= SHORT_HOURS * usual) return null;
  return `Your hours allow about ${hours(peak)} in the biggest week; ${RACE_WORDS[basis.raceType]} plans usually peak at ${hours(usual)}.`;
}

const hours = (value: number) => `${Math.round(value * 2) / 2} h`;

function runWarning(basis: SeasonBasis): string | null {
  const { raceType, level, longGoals } = basis;
  const usual = usualTraining(raceType, level).longestRun;
  const first = longGoals.start.run <= usual ? 0 : firstLongRun(basis);
  return first <= usual ? null : `This plan assumes that you can already run ${first} minutes.`;
}

function goalWarning({ totalWeeks, isGoalOutOfReach }: SeasonBasis): string | null {
  if (!isGoalOutOfReach) return null;
  const gain = totalWeeks === 1 ? "1 week usually gains" : `${totalWeeks} weeks usually gain`;
  return `That goal is more than ${gain}. Training paces stop at what is realistic.`;
}

const loadWarning = ({ isLoadDropped }: SeasonBasis): string | null =>
  isLoadDropped
    ? "Your weekly load is not optimised: on the days you have, it would be too much at once."
    : null;
