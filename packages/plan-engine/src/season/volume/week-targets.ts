import type { WeekFrame } from "../../calendar/index.ts";
import type { VolumeCurve } from "./volume-curve.ts";
import { firstHistory, weekTarget, withWeek } from "./week-target.ts";

/** Target minutes of each week, if every previous week reached its own target. */
export function weekTargets(
  frames: readonly WeekFrame[],
  curve: VolumeCurve,
  fullCapacity: number,
): number[] {
  let history = firstHistory(curve);
  return frames.map((frame) => {
    const minutes = weekTarget(frame, curve, history, fullCapacity);
    history = withWeek(history, frame, curve, { minutes, target: minutes });
    return minutes;
  });
}
