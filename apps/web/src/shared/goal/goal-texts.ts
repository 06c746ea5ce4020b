import { formatClock, formatHours, formatPace } from "@triplan/domain";
import type { Prediction } from "./prediction.ts";

const HOUR = 3600;
/** Per cent below which one decimal shows nothing. */
const LEAST_SHOWN = 0.05;

/** A leg's time as people read it: "35:36", from an hour on "1:19:16". */
export const formatSplit = (seconds: number): string =>
  Math.round(seconds) < HOUR ? formatPace(seconds) : formatClock(seconds);

/** How far the goal lies from the prediction, in per cent and a word. */
export function percentText(predicted: number, goal: number): { share: string; word: string } {
  const percent = ((predicted - goal) / predicted) * 100;
  if (Math.abs(percent) < LEAST_SHOWN) return { share: "", word: "as predicted" };
  const word = percent < 0 ? "slower" : "faster";
  return { share: `${Math.abs(percent).toFixed(1)}%`, word };
}

/** "8:27 faster than predicted", "the same as predicted". */
export function againstPrediction(predicted: number, goal: number): string {
  const saved = Math.round(predicted) - Math.round(goal);
  if (saved === 0) return "the same as predicted";
  return `${formatSplit(Math.abs(saved))} ${saved > 0 ? "faster" : "slower"} than predicted`;
}

/** A plain line on a goal that is not set, out of reach or beside the slider; else empty. */
export function goalNote({ goal, goalFinish, range }: Prediction, isSet: boolean): string {
  if (!isSet) return "Your predicted time";
  if (!goal) return "Faster than any pace here";
  if (goalFinish < range.min * 60) return `Beyond ${formatHours(range.min)}, ambitious`;
  if (goalFinish > range.max * 60) return `Slower than ${formatHours(range.max)}, gentle`;
  return "";
}
