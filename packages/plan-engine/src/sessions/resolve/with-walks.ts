import { byFeel, timed } from "../library/template-parts.ts";
import type { ResolvedStep, ResolvedStretch } from "./resolved-step.ts";

const WALK = byFeel(timed(1, "Z1"), "walk");

/** The steps with a minute of walking after these minutes of each easy run. */
export const withWalks = (steps: readonly ResolvedStep[], runMinutes: number): ResolvedStep[] =>
  steps.flatMap((step) => {
    const [item, ...others] = step.items;
    const isEasy = step.kind === "steady" && step.repeat === 1 && others.length === 0;
    return isEasy && item ? split(step, item, runMinutes) : [step];
  });

function split(step: ResolvedStep, item: ResolvedStretch, runMinutes: number): ResolvedStep[] {
  const run = 60 * runMinutes;
  const repeat = Math.floor(item.seconds / (run + WALK.quantity));
  const left = item.seconds - repeat * (run + WALK.quantity);
  if (repeat === 0) return [step];
  const running = { ...item, quantity: run, seconds: run };
  const walking = { ...WALK, seconds: WALK.quantity };
  const last = { ...item, quantity: left, seconds: left };
  return [
    { ...step, repeat, items: [running, walking] },
    ...(left > 0 ? [{ ...step, items: [last] }] : []),
  ];
}
