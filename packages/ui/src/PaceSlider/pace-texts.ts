import {
  figureText,
  formatPlanPace,
  isMiles,
  PACE_LIMITS,
  parsePlanPace,
  PLAN_PACE_UNITS,
  planPaceFigure,
  poolUnitIn,
  type Discipline,
  type Units,
} from "@triplan/domain";
import type { FasterScale } from "./faster-range.ts";

/** Formats and parses a sport's pace. */
export interface PaceTexts {
  /** Unit of the formatted text ("/100m"). */
  unit: string;
  /** Formats a stored value (swim s/100 m, bike mph, run s/mi). */
  format: (value: number) => string;
  /** A stored value with its metric or other unit; null where the athlete's units are metric. */
  other: ((value: number) => string) | null;
  /** Parses to the stored unit; null when refused. */
  parse: (text: string) => number | null;
  /** The form's limits in stored units, from slow to fast. */
  scale: FasterScale;
}

const SCALES = {
  swim: { slow: PACE_LIMITS.swim.max, fast: PACE_LIMITS.swim.min, step: PACE_LIMITS.swim.step },
  bike: { slow: PACE_LIMITS.bike.min, fast: PACE_LIMITS.bike.max, step: PACE_LIMITS.bike.step },
  run: { slow: PACE_LIMITS.run.max, fast: PACE_LIMITS.run.min, step: PACE_LIMITS.run.step },
} as const satisfies Record<Discipline, FasterScale>;

export function paceTexts(discipline: Discipline, units: Units): PaceTexts {
  const other = discipline === "swim" ? otherPool(units) : otherUnits(units);
  return {
    unit: PLAN_PACE_UNITS[units][discipline],
    format: (value) => formatPlanPace(discipline, value, units),
    other: other && ((value) => figureText(planPaceFigure(discipline, value, other))),
    parse: (text) => parsePlanPace(discipline, text, units),
    scale: SCALES[discipline],
  };
}

const otherUnits = (units: Units): Units | null => (isMiles(units) ? "kilometers" : null);

/** Swims are per 100 m in miles as well, so their other unit is 100 yd there. */
function otherPool(units: Units): Units | null {
  if (poolUnitIn(units) === "yd") return "kilometers";
  return isMiles(units) ? "miles+yd" : null;
}
