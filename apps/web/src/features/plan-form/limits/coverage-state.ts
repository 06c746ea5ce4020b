import { RACES_WITH_ARTICLE, type PerDiscipline, type RaceType } from "@triplan/domain";
import { isSerious, type Preparation, type SeasonPreview } from "@triplan/plan-engine";
import { isShort, SHORT_SPORTS } from "./short-sports.ts";

/**
 * How far the plan prepares for its race: "nearly" with one exercise just too short, "late" if a
 * time limit may be missed, "tight" if it reaches the distance with few weeks or hours.
 */
export type CoverageState = "nearly" | "short" | "late" | "tight";

/** From this share of what is enough, an exercise is only just too short. */
const NEARLY = 0.85;
/** Shorter plans build no fitness. */
const MIN_WEEKS = 3;

/** The state of a plan with serious limits. */
export function coverageState({ limits, preparation, weeks }: SeasonPreview): CoverageState {
  const kinds = limits.filter(isSerious).map(({ kind }) => kind);
  const short = kinds.filter(isShort);
  if (kinds.includes("distance") || short.length > 1 || weeks.length < MIN_WEEKS) return "short";
  if (kinds.includes("cutoff")) return "late";
  if (short.length === 0) return "tight";
  return kinds.length === 1 && short.every((kind) => isNearly(preparation, SHORT_SPORTS[kind]))
    ? "nearly"
    : "short";
}

function isNearly(preparation: PerDiscipline<Preparation>, sport: keyof typeof preparation) {
  const { reached, enough } = preparation[sport];
  return reached >= NEARLY * enough;
}

/** The heading above a plan's serious limits. */
export function coverageHeading(state: CoverageState, raceType: RaceType): string {
  const race = RACES_WITH_ARTICLE[raceType];
  if (state === "nearly") return `Nearly enough for ${race}`;
  if (state === "late") return `You may miss a time limit of ${race}`;
  if (state === "tight") return `Enough for ${race}, with little in reserve`;
  return `These weeks don’t prepare you for ${race} yet`;
}
