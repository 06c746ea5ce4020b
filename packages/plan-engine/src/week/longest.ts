import { floor5 } from "../model/numbers.ts";
import { swimMeters, swimMinutes } from "./swim-distances.ts";

/** Longest run and ride of one week, in minutes. */
export interface Longest {
  run: number;
  bike: number;
}

const RUN_GROWTH = { factor: 1.1, minutes: 5 };
const RIDE_GROWTH = { factor: 1.2, minutes: 30 };
/** A long swim grows by a quarter or by these metres, whichever is more. */
const SWIM_GROWTH = { factor: 1.25, meters: 400 };
/** Not running counts as a run with walking breaks, and not riding as a short ride. */
const MIN_COUNTED = { run: 15, bike: 30 };

/**
 * Maximum minutes of the next run or ride after the recent longest one, ignoring what the race asks
 * for.
 */
export function nextLongest(discipline: "run" | "bike", longest: number): number {
  const { factor, minutes } = discipline === "run" ? RUN_GROWTH : RIDE_GROWTH;
  const counted = Math.max(MIN_COUNTED[discipline], longest);
  return floor5(Math.max(counted * factor, counted + minutes));
}

/** Like `nextLongest` for a swim, at a threshold pace in seconds per 100 m. */
export function nextLongestSwim(longest: number, thresholdPace: number): number {
  const meters = swimMeters(longest, thresholdPace) + SWIM_GROWTH.meters;
  return floor5(Math.max(SWIM_GROWTH.factor * longest, swimMinutes(meters, thresholdPace)));
}
