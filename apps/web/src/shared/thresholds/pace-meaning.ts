import {
  equivalentTimes,
  figureText,
  formatPace,
  RACE_WORDS,
  raceDistanceFigure,
  type Discipline,
  type PerDiscipline,
  type RaceDistances,
  type RaceType,
  type Units,
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
  const time = formatPace(equivalentTimes(thresholds)[discipline]);
  const like = `like ${LIKE[discipline]} in ${time}`;
  if (!distances) return `Today: ${like}`;
  const leg = figureText(raceDistanceFigure(discipline, distances[discipline], units));
  return `Today, over the ${RACE_WORDS[raceType]}\u2019s ${leg}: ${like}`;
}
