import { parseDecimal, TRAINING_LIMITS } from "@triplan/domain";
import type { CurrentTraining } from "@triplan/plan-engine";
import { FlagError } from "./flag-error.ts";

type NowFlag = "now-hours" | "now-run" | "now-ride" | "now-swim";

/** What the athlete trains now; null for an absent flag. */
export function currentTrainingOfFlags(
  flags: Partial<Record<NowFlag, string | undefined>>,
): CurrentTraining {
  const read = (flag: NowFlag, answer: keyof CurrentTraining) => {
    const text = flags[flag];
    if (text === undefined) return null;
    const { max, step } = TRAINING_LIMITS[answer];
    const value = parseDecimal(text);
    if (value !== null && value <= max && Number.isInteger(value / step)) return value;
    throw new FlagError(`--${flag} must be a number from 0 to ${max} in steps of ${step}.`);
  };
  return {
    weeklyHours: read("now-hours", "weeklyHours"),
    longestRun: read("now-run", "longestRun"),
    longestRide: read("now-ride", "longestRide"),
    longestSwim: read("now-swim", "longestSwim"),
  };
}
