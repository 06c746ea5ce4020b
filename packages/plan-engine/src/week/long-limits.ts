import type { WeekFrame } from "../calendar/index.ts";
import { nextLongest, type Longest } from "./longest.ts";
import type { SeasonFacts } from "./season-facts.ts";
import { RACE_VOLUME } from "./volume-tables.ts";

/** Weeks that limit the next longest run and ride. */
export const LOOK_BACK_WEEKS = 4;
/**
 * Longest run and ride allowed in a week: the start in week 1, then steps from the longest of the
 * last four weeks, up to what the race asks for. A partial first week counts as the start. The step
 * of the run is the plan's one hard limit (Schuster Brandt Frandsen et al. 2025).
 */
export function longLimits(
  { raceType, level, longGoals }: Pick<SeasonFacts, "raceType" | "level" | "longGoals">,
  before: readonly Longest[],
): Longest {
  const { longest } = RACE_VOLUME[raceType];
  const recent = longestRecently(before);
  const next = (discipline: "run" | "bike") =>
    recent ? nextLongest(discipline, recent[discipline]) : longGoals.start[discipline];
  return {
    run: Math.min(longest.run[level], next("run")),
    bike: Math.min(longest.bike[level], next("bike")),
  };
}

/** Longest run and ride of the last four weeks; null without previous weeks. */
export function longestRecently(before: readonly Longest[]): Longest | null {
  const recent = before.slice(-LOOK_BACK_WEEKS);
  if (recent.length === 0) return null;
  return {
    run: Math.max(...recent.map((week) => week.run)),
    bike: Math.max(...recent.map((week) => week.bike)),
  };
}

/** The longest run and ride of the weeks before a plan, as the athlete answered. */
export const longestBefore = ({
  now,
  longGoals,
}: Pick<SeasonFacts, "now" | "longGoals">): Longest[] =>
  Array.from({ length: LOOK_BACK_WEEKS }, () => ({
    run: now.longestRun ?? longGoals.start.run,
    bike: now.longestRide ?? longGoals.start.bike,
  }));

/** The longest run and ride that a week contributes to later limits. */
export function longestOf(
  { longGoals }: Pick<SeasonFacts, "longGoals">,
  frame: Pick<WeekFrame, "isPartial" | "afterRace">,
  planned: Longest,
): Longest {
  if (!frame.isPartial || frame.afterRace !== null) return planned;
  return {
    run: Math.max(planned.run, longGoals.start.run),
    bike: Math.max(planned.bike, longGoals.start.bike),
  };
}
