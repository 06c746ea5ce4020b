import { rungWithId } from "../ladders/index.ts";
import type { Plan, PlannedWeek } from "../model/plan-types.ts";

/** The weeks of base, build and peak that are no recovery weeks. */
export const loadWeeks = ({ weeks }: Plan): PlannedWeek[] =>
  weeks.filter(({ phase, isRecovery }) => !isRecovery && phase !== "taper" && phase !== "race");

/** Each ladder's rung in a load week, and in the next one that has the ladder. */
export function loadRungs(plan: Plan): (readonly [before: number, after: number])[] {
  const steps = loadWeeks(plan).flatMap(({ exercises }) =>
    exercises.flatMap(({ templateId }) => rungWithId(templateId) ?? []),
  );
  return [...Map.groupBy(steps, ({ ladder }) => ladder).values()].flatMap((own) =>
    own.slice(1).map(({ rung }, index) => [own[index]?.rung ?? 0, rung] as const),
  );
}
