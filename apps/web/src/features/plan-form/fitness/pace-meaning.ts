import {
  DISCIPLINES,
  equivalentTimes,
  figureText,
  formatPace,
  RACE_WORDS,
  raceDistanceFigure,
  type Discipline,
  type PerDiscipline,
  type UnitPreference,
} from "@triplan/domain";
import { thresholdsOf, type PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";

const LIKE = { swim: "400 m", bike: "20 km", run: "10 km" } as const;

/** "Today, over the Ironman's 26.2 mi: like 10 km in 41:22". */
export function paceMeaning(
  discipline: Discipline,
  values: PlanValues,
  { distances }: PlanFacts,
  units: UnitPreference,
): string {
  const time = formatPace(equivalentTimes(thresholdsOf(values))[discipline]);
  const like = `like ${LIKE[discipline]} in ${time}`;
  if (!distances) return `Today: ${like}`;
  const leg = figureText(raceDistanceFigure(discipline, distances[discipline], units));
  return `Today, over the ${RACE_WORDS[values.raceType]}\u2019s ${leg}: ${like}`;
}

const POINTS_AHEAD = 2;

/** The sport whose pace earns two points more than both others; null if none does. */
export function paceFarAhead(points: PerDiscipline<number>): Discipline | null {
  return (
    DISCIPLINES.find((discipline) =>
      DISCIPLINES.every(
        (other) => other === discipline || points[discipline] >= points[other] + POINTS_AHEAD,
      ),
    ) ?? null
  );
}
