import {
  formatPace,
  formatPlanPace,
  PACE_LIMITS,
  parsePlanPace,
  per100Yards,
  PLAN_PACE_UNITS,
  secondsPer100m,
  type Discipline,
  type UnitPreference,
} from "@triplan/domain";
import type { FasterScale } from "./faster-range.ts";

/** Formats and parses a sport's pace in both unit systems. */
export interface PaceTexts {
  /** Unit of the formatted text ("/100m"). */
  unit: string;
  otherUnit: string;
  /** Formats a stored value (swim s/100 m, bike mph, run s/mi). */
  format: (value: number) => string;
  formatOther: (value: number) => string;
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

/** Swims are per 100 m in both systems, so their other unit is 100 yd. */
export function paceTexts(discipline: Discipline, units: UnitPreference): PaceTexts {
  const other = units === "miles" ? "kilometers" : "miles";
  const isSwim = discipline === "swim";
  return {
    unit: PLAN_PACE_UNITS[units][discipline],
    otherUnit: isSwim ? "/100yd" : PLAN_PACE_UNITS[other][discipline],
    format: (value) => formatPlanPace(discipline, value, units),
    formatOther: (value) =>
      isSwim
        ? formatPace(per100Yards(secondsPer100m(value)))
        : formatPlanPace(discipline, value, other),
    parse: (text) => parsePlanPace(discipline, text, units),
    scale: SCALES[discipline],
  };
}
