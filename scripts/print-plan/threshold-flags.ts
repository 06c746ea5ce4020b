import {
  isPossibleThreshold,
  parsePace,
  THRESHOLD_LIMITS,
  type ThresholdKind,
  type Thresholds,
} from "@triplan/domain";
import { FlagError } from "./flag-error.ts";

const KIND_OF = {
  ftp: "ftpWatts",
  "bike-threshold": "bikeThresholdMph",
  "lthr-bike": "lthrBike",
  "lthr-run": "lthrRun",
  css: "css",
  "run-threshold": "runThreshold",
} as const satisfies Record<string, ThresholdKind>;

type ThresholdFlag = keyof typeof KIND_OF;

const FLAGS = ["ftp", "bike-threshold", "lthr-bike", "lthr-run", "css", "run-threshold"] as const;

/** The thresholds of the flags; null without any. Paces are m:ss, speeds mph. */
export function thresholdsOfFlags(
  flags: Partial<Record<ThresholdFlag, string | undefined>>,
): Thresholds | null {
  const known: Thresholds = {};
  for (const flag of FLAGS) {
    const text = flags[flag];
    if (text !== undefined) known[KIND_OF[flag]] = thresholdOf(flag, text);
  }
  return Object.keys(known).length === 0 ? null : known;
}

function thresholdOf(flag: ThresholdFlag, text: string): number {
  const kind = KIND_OF[flag];
  const isPace = flag === "css" || flag === "run-threshold";
  const value = isPace ? parsePace(text) : Number(text);
  if (value !== null && isPossibleThreshold(kind, value)) return value;
  const { min, max } = THRESHOLD_LIMITS[kind];
  const bounds = isPace
    ? `a pace such as ${flag === "css" ? "1:45" : "7:40"}`
    : `a number from ${min} to ${Math.floor(10 * max) / 10}`;
  throw new FlagError(`--${flag} must be ${bounds}.`);
}
