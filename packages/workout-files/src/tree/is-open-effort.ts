import type { StepInterval } from "@triplan/domain";
import { isBestEffort } from "@triplan/plan-engine";

/** True for a stretch whose effort no trainer can set: a test, a ramp, a walk. */
export const isOpenEffort = (interval: StepInterval): boolean =>
  isBestEffort(interval) || interval.feel === "walk";
