import {
  equivalentTimes,
  figureText,
  formatPace,
  poolUnitIn,
  RACE_WORDS,
  raceDistanceFigure,
  type Discipline,
  type PerDiscipline,
  type RaceDistances,
  type RaceType,
  type Units,
  YARDS_PER_METER,
} from "@triplan/domain";

const LIKE = { swim: "400 m", bike: "20 km", run: "10 km" } as const;

interface Race {
  raceType: RaceType;
  /** Null while they can't be read. */
  distances: RaceDistances | null;
}

/**
 * What a pace over the race says of an athlete with these threshold paces: "Today, over the
 * Ironman's 26.2 mi: like 10 km in 41:22".
 */
export function paceMeaning(
  discipline: Discipline,
  thresholds: PerDiscipline<number>,
  { raceType, distances }: Race,
  units: Units,
): string {
  const isYards = discipline === "swim" && poolUnitIn(units) === "yd";
  // As far at the same pace.
  const seconds = equivalentTimes(thresholds)[discipline] / (isYards ? YARDS_PER_METER : 1);
  const like = `like ${isYards ? "400 yd" : LIKE[discipline]} in ${formatPace(seconds)}`;
  if (!distances) return `Today: ${like}`;
  const leg = figureText(raceDistanceFigure(discipline, distances[discipline], units));
  return `Today, over the ${RACE_WORDS[raceType]}\u2019s ${leg}: ${like}`;
}
