import { sampleSeconds, type ActivityStream } from "./activity-stream.ts";

/** Length in seconds of the rolling mean of normalized power. */
const WINDOW = 30;

/**
 * Normalized power in watts: the fourth root of the mean fourth power of 30-second means (Coggan).
 * Null without power, or for less than the window.
 */
export function normalizedPower(stream: ActivityStream): number | null {
  const watts = perSecond(stream);
  if (watts.length < WINDOW) return null;
  let window = 0;
  let sum = 0;
  for (const [at, value] of watts.entries()) {
    window += value - (watts[at - WINDOW] ?? 0);
    if (at >= WINDOW - 1) sum += (window / WINDOW) ** 4;
  }
  return (sum / (watts.length - WINDOW + 1)) ** 0.25;
}

/** Mean power in watts of the measured seconds; null without power. */
export function averagePower(stream: ActivityStream): number | null {
  const watts = perSecond(stream);
  return watts.length === 0 ? null : watts.reduce((sum, value) => sum + value, 0) / watts.length;
}

/** Power of each second in motion; gaps of a sample count as the sample before them. */
function perSecond(stream: ActivityStream): number[] {
  const seconds = sampleSeconds(stream);
  return (stream.power ?? []).flatMap((watts, at) =>
    watts === null ? [] : Array<number>(seconds[at] ?? 0).fill(watts),
  );
}
