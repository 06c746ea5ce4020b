import type { LoadMethod } from "@triplan/domain";
import type { Progress } from "./progress-types.ts";

type LoadSource = Progress["weeks"][number]["loadSources"][number];

const METHODS = {
  power: "power",
  "heart-rate": "heart rate",
  pace: "pace",
  rpe: "how hard it felt",
  plan: "the plan",
  time: "time alone",
} as const satisfies Record<LoadMethod, string>;

/** "heart rate 4 (1 rough), the plan 2": how the load of trainings was found. */
export const loadSourceText = (sources: readonly LoadSource[]): string =>
  sources
    .map(({ method, trainings, rough }) => {
      const count = `${METHODS[method]} ${trainings}`;
      return rough === 0 ? count : `${count} (${rough} rough)`;
    })
    .join(", ");

/** The sources of all weeks together, the most exact method first. */
export function totalLoadSources(weeks: Progress["weeks"]): LoadSource[] {
  const all = weeks.flatMap(({ loadSources }) => loadSources);
  return Object.keys(METHODS).flatMap((name) => {
    const ofMethod = all.filter(({ method }) => method === name);
    const [first] = ofMethod;
    if (!first) return [];
    const total = (figure: "trainings" | "rough") =>
      ofMethod.reduce((sum, each) => sum + each[figure], 0);
    return [{ method: first.method, trainings: total("trainings"), rough: total("rough") }];
  });
}
