import { ladderNamed, rungOf, type LadderStep } from "../../ladders/index.ts";
import { clamp } from "../../model/numbers.ts";
import { rungSteps } from "../library/rung-template.ts";
import { resolveSteps, setSeconds, type Measure, type ResolvedStep } from "./resolve-steps.ts";

/** Warm-ups and cool-downs of swims grow by these metres, those on land by a minute. */
const EDGE_METERS = 100;
/** The easy minutes after the last repetition count as cool-down, except for these. */
const MIN_COOLDOWN = 1;
/** A run off the bike has no warm-up or cool-down of its own. */
const WHOLE = { warmup: 0, cooldown: 0 };
/** Slower swimmers fill a swim with 50s. */
const SLOW_PACE = 200;

/**
 * The steps of a rung in the given minutes: warm-up and cool-down as long as its ladder allows, the
 * rest easy. Null if the rung does not fit. `reps` replaces its repetitions.
 */
export function fitRung(
  step: LadderStep,
  minutes: number,
  measure: Measure,
  reps?: number,
): ResolvedStep[] | null {
  const { discipline, warmup, cooldown, easyAfter } = ladderNamed(step.ladder);
  if (easyAfter) return resolveSteps(rungSteps(step, WHOLE), minutes, measure, { share: 1 });
  const isSwim = discipline === "swim";
  const unit = isSwim ? measure.paces.Z1 / 100 : 60;
  const grid = isSwim ? EDGE_METERS : 1;
  const lastRest = isSwim ? 0 : rungOf(step)[2];
  const least = { warmup: warmup[0], cooldown: Math.max(MIN_COOLDOWN, cooldown[0] - lastRest) };
  const most = { warmup: warmup[1], cooldown: Math.max(least.cooldown, cooldown[1] - lastRest) };
  const options = {
    ...least,
    fillMeters: measure.paces.Z2 > SLOW_PACE ? 50 : 100,
    ...(reps !== undefined && { reps }),
  };
  const free = minutes * 60 - setSeconds(rungSteps(step, options), measure);
  const spare = free - (least.warmup + least.cooldown) * unit;
  if (spare < 0) return null;
  const longer = (seconds: number, range: number) =>
    clamp(Math.floor(seconds / unit / grid) * grid, 0, range);
  const first = longer(spare, most.warmup - least.warmup);
  const last = longer(spare - first * unit, most.cooldown - least.cooldown);
  const edges = { warmup: least.warmup + first, cooldown: least.cooldown + last };
  return resolveSteps(rungSteps(step, { ...options, ...edges }), minutes, measure, { share: 1 });
}
