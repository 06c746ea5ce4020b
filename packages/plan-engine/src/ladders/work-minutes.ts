import { ladderNamed, rungOf, type LadderStep } from "./ladders.ts";

/** Minutes of work in a set of the bike or run, without what is easy between. */
export function workMinutes(step: LadderStep): number {
  const { pattern } = ladderNamed(step.ladder);
  const [reps, work] = rungOf(step);
  const parts = pattern?.filter(([, effort]) => effort !== "Z1");
  const once = parts?.reduce((total, [minutes]) => total + minutes, 0) ?? 1;
  return reps * work * once;
}
