import type { Discipline } from "@triplan/domain";
import { ZONE_INTENSITY } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { PlannedExercise } from "../model/plan-types.ts";

/** Load grows with this power of intensity; water resistance grows faster with speed. */
const EXPONENT = { swim: 3, bike: 2, run: 2 } as const;

/** Load of an hour at an intensity, 100 at threshold. */
export const hourlyLoad = (sport: Discipline, intensity: number): number =>
  intensity ** EXPONENT[sport] * 100;

/**
 * Training load of a planned exercise, 100 for an hour at threshold: the sum of its steps without
 * rests. @see docs/plan-engine.md#load-fitness-and-form
 */
export function exerciseLoad({ type, steps }: Pick<PlannedExercise, "type" | "steps">): number {
  return sum(
    steps.flatMap((step) =>
      step.intervals.map(({ zone, seconds }) => {
        const hours = (step.repeat * seconds) / 3600;
        return hours * hourlyLoad(type, ZONE_INTENSITY[type][zone]);
      }),
    ),
  );
}
