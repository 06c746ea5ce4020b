import {
  DISCIPLINE_NOUNS,
  DISCIPLINES,
  figureText,
  METERS_PER_MILE,
  measuredDistanceFigure,
  miles,
  raceDistanceFigure,
  type Discipline,
  type PerDiscipline,
  type UnitPreference,
} from "@triplan/domain";
import type { Preparation } from "@triplan/plan-engine";

/** Swims in metres in either unit, as pools measure them. */
const unitsOf = (discipline: Discipline, units: UnitPreference) =>
  discipline === "swim" ? "kilometers" : units;

const reachedFigure = (discipline: Discipline, reached: number, units: UnitPreference) =>
  measuredDistanceFigure(
    discipline === "swim",
    discipline === "swim" ? reached : reached * METERS_PER_MILE,
    unitsOf(discipline, units),
  );

/** The miles of a swim as the plan stores them, without what the conversion adds. */
const storedMiles = (meters: number) => Number((meters / METERS_PER_MILE).toFixed(6));

/** "58.2" of "112 mi". */
export const coverageText = (
  discipline: Discipline,
  { reached, race }: Preparation,
  units: UnitPreference,
) => ({
  reached: reachedFigure(discipline, reached, units).value,
  race: figureText(
    raceDistanceFigure(
      discipline,
      miles(discipline === "swim" ? storedMiles(race) : race),
      unitsOf(discipline, units),
    ),
  ),
});

/** "Longest swim grows from 1,600 to 3,000 m."; null if nothing grows. */
export function growthText(
  before: PerDiscipline<Preparation>,
  after: PerDiscipline<Preparation>,
  units: UnitPreference,
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
export function longestText(
  preparation: PerDiscipline<Preparation>,
  units: UnitPreference,
): string {
  const parts = DISCIPLINES.filter((each) => preparation[each].reached > 0).map(
    (each) =>
      `${DISCIPLINE_NOUNS[each]} ${figureText(reachedFigure(each, preparation[each].reached, units))}`,
  );
  return parts.length === 0 ? "" : `Longest ${parts.join(", ")}.`;
}
