import {
  DISCIPLINES,
  figureText,
  isPossibleThreshold,
  PACE_LIMITS,
  PACE_THRESHOLDS,
  planPaceFigure,
  THRESHOLD_LIMITS,
  type Discipline,
  type PerDiscipline,
  type Units,
} from "@triplan/domain";
import { thresholdsOf } from "./plan-facts.ts";
import { PACE_FIELDS, type PlanValues } from "./plan-values.ts";

const TOO_FAST = {
  swim: "No one swims that fast for this long: it equals a CSS under 1:00.",
  bike: "No one rides that fast for this long: it equals 20 km in under 24:00.",
  run: "No one runs that fast for this long: it equals 10 km in under 27:00.",
} as const satisfies PerDiscipline<string>;

/** The fastest possible pace over the race: whole seconds, tenths of a mph. */
function fastestPace(discipline: Discipline, values: PlanValues): number {
  const pace = values[PACE_FIELDS[discipline]];
  const perThreshold = pace / thresholdsOf(values)[discipline];
  const { min, max } = THRESHOLD_LIMITS[PACE_THRESHOLDS[discipline]];
  return discipline === "bike"
    ? Math.min(PACE_LIMITS.bike.max, Math.floor(max * perThreshold * 10) / 10)
    : Math.max(PACE_LIMITS[discipline].min, Math.ceil(min * perThreshold));
}

/** Messages for paces that nobody can hold over the race's distance, by form field. */
export function impossiblePaces(
  values: PlanValues,
  units: Units,
): Partial<Record<keyof PlanValues, string>> {
  const thresholds = thresholdsOf(values);
  const impossible = DISCIPLINES.filter(
    (discipline) => !isPossibleThreshold(PACE_THRESHOLDS[discipline], thresholds[discipline]),
  );
  return Object.fromEntries(
    impossible.map((discipline) => {
      const pace = fastestPace(discipline, values);
      const bound = figureText(planPaceFigure(discipline, pace, units));
      return [PACE_FIELDS[discipline], `${TOO_FAST[discipline]} Enter ${bound} or slower.`];
    }),
  );
}
