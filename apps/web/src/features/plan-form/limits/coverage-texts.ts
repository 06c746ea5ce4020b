import {
  DISCIPLINE_NOUNS,
  DISCIPLINES,
  figureText,
  METERS_PER_MILE,
  measuredDistanceFigure,
  miles,
  plannedDistanceFigure,
  poolDistanceFigure,
  raceDistanceFigure,
  type Discipline,
  type PerDiscipline,
  type Units,
} from "@triplan/domain";
import type { Preparation } from "@triplan/plan-engine";

/** Swims in the unit of the pool. */
const reachedFigure = (discipline: Discipline, reached: number, units: Units) =>
  discipline === "swim"
    ? plannedDistanceFigure(discipline, reached, units)
    : measuredDistanceFigure(false, reached * METERS_PER_MILE, units);

/** The miles of a swim as the plan stores them, without what the conversion adds. */
const storedMiles = (meters: number) => Number((meters / METERS_PER_MILE).toFixed(6));

/** "58.2" of "112 mi". */
export const coverageText = (
  discipline: Discipline,
  { reached, race }: Preparation,
  units: Units,
) => ({
  reached: reachedFigure(discipline, reached, units).value,
  race: figureText(
    discipline === "swim"
      ? poolDistanceFigure(miles(storedMiles(race)), units)
      : raceDistanceFigure(discipline, miles(race), units),
  ),
});

/** "Longest swim grows from 1,600 to 3,000 m."; null if nothing grows. */
export function growthText(
  before: PerDiscipline<Preparation>,
  after: PerDiscipline<Preparation>,
  units: Units,
): string | null {
  const grown = grownSports(before, after);
  if (grown.length === 0) return null;
  const parts = grown.map((each) => {
    const from = reachedFigure(each, before[each].reached, units).value;
    const to = figureText(reachedFigure(each, after[each].reached, units));
    return `${DISCIPLINE_NOUNS[each]} grows from ${from} to ${to}`;
  });
  return `Longest ${parts.join(", ")}.`;
}

/** A longest exercise that grows by less counts as the same. */
const GROWN = 1.02;

/** Disciplines whose longest exercise grows. */
export const grownSports = (
  before: PerDiscipline<Preparation>,
  after: PerDiscipline<Preparation>,
): Discipline[] => DISCIPLINES.filter((each) => after[each].reached > GROWN * before[each].reached);

/** "Longest swim 3,300 m, ride 90 mi, run 17 mi." of the sports that are trained; empty for none. */
export function longestText(preparation: PerDiscipline<Preparation>, units: Units): string {
  const parts = DISCIPLINES.filter((each) => preparation[each].reached > 0).map(
    (each) =>
      `${DISCIPLINE_NOUNS[each]} ${figureText(reachedFigure(each, preparation[each].reached, units))}`,
  );
  return parts.length === 0 ? "" : `Longest ${parts.join(", ")}.`;
}
