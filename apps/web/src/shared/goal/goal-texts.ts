import { formatClock, formatHours, formatPace } from "@triplan/domain";
import type { Prediction } from "./prediction.ts";

const HOUR = 3600;
/** Percentages below this would show as 0.0. */
const MIN_SHOWN = 0.05;

/** Duration of a leg: "35:36", from an hour on "1:19:16". */
export const formatSplit = (seconds: number): string =>
  Math.round(seconds) < HOUR ? formatPace(seconds) : formatClock(seconds);

/** Difference between goal and prediction in percent. */
export function percentText(predicted: number, goal: number): { share: string; word: string } {
  const percent = ((predicted - goal) / predicted) * 100;
  if (Math.abs(percent) < MIN_SHOWN) return { share: "", word: "as predicted" };
  const word = percent < 0 ? "slower" : "faster";
  return { share: `${Math.abs(percent).toFixed(1)}%`, word };
}

/** "Your goal is 8:27 faster than predicted", "Your goal matches the prediction". */
export function againstPrediction(predicted: number, goal: number): string {
  const saved = Math.round(predicted) - Math.round(goal);
  if (saved === 0) return "Your goal matches the prediction";
  const difference = `${formatSplit(Math.abs(saved))} ${saved > 0 ? "faster" : "slower"}`;
  return `Your goal is ${difference} than predicted`;
}

/** Note on a goal that is unset or outside the slider; else empty. */
export function goalNote({ goalFinish, range }: Prediction, isSet: boolean): string {
  const [fastest, slowest] = [formatHours(range.min), formatHours(range.max)];
  if (!isSet) return `Your predicted time. The slider starts at ${slowest}.`;
  if (goalFinish < range.min * 60) return `Faster than the boldest suggestion (${fastest})`;
  if (goalFinish > range.max * 60) return `Slower than the gentlest suggestion (${slowest})`;
  return "";
}
