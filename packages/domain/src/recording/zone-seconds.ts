import type { SportFamily } from "../sport/sport-family.ts";
import { heartRateZones, thresholdHeartRate } from "../thresholds/heart-rate-zones.ts";
import type { Thresholds } from "../thresholds/thresholds.ts";
import { zoneRange, type RangeUnit } from "../thresholds/zone-ranges.ts";
import { METERS_PER_MILE } from "../units/convert.ts";
import { sampleSeconds, type ActivityStream } from "./activity-stream.ts";

/** What time in zones was measured by. */
export const ZONE_BASES = ["power", "heartRate", "pace"] as const;
export type ZoneBasis = (typeof ZONE_BASES)[number];

/** Seconds in Z1 to Z5; sprints count in Z5. */
export type ZoneSeconds = [number, number, number, number, number];

export interface TimeInZones {
  zoneSeconds: ZoneSeconds;
  zoneBasis: ZoneBasis;
}

interface Zoned {
  family: SportFamily;
  /** False for walks and hikes, whose pace says nothing. */
  isRun: boolean;
  stream: ActivityStream;
}

/** Lower ends of Z2 to Z5 in the unit of the measurement. */
type LowerEnds = readonly [number, number, number, number];

/**
 * Time in zones from samples: by power, else heart rate, else pace. Null where the athlete has no
 * threshold for what was measured. Averages say nothing about zones.
 */
export function timeInZones(recording: Zoned, thresholds: Thresholds): TimeInZones | null {
  const { stream, family } = recording;
  const { ftpWatts } = thresholds;
  if (family === "bike" && stream.power && ftpWatts !== undefined) {
    const ends = lowerEnds("ftpWatts", ftpWatts, (watts) => watts);
    return { zoneSeconds: secondsIn(stream, stream.power, ends), zoneBasis: "power" };
  }
  const heart =
    family === "bike" || family === "run" ? thresholdHeartRate(family, thresholds) : null;
  if (heart && stream.heartRate && (family === "bike" || family === "run")) {
    const zones = heartRateZones(family, heart.value);
    const ends = [zones.Z2, zones.Z3, zones.Z4, zones.Z5].map(({ from }) => from ?? 0);
    const [z2 = 0, z3 = 0, z4 = 0, z5 = 0] = ends;
    const zoneSeconds = secondsIn(stream, stream.heartRate, [z2, z3, z4, z5]);
    return { zoneSeconds, zoneBasis: "heartRate" };
  }
  const ends = paceEnds(recording, thresholds);
  if (!ends || !stream.speed) return null;
  return { zoneSeconds: secondsIn(stream, stream.speed, ends), zoneBasis: "pace" };
}

/** In metres per second. */
function paceEnds({ family, isRun }: Zoned, { css, runThreshold }: Thresholds): LowerEnds | null {
  if (family === "swim" && css !== undefined) return lowerEnds("css", css, (pace) => 100 / pace);
  if (!isRun || runThreshold === undefined) return null;
  return lowerEnds("runThreshold", runThreshold, (pace) => METERS_PER_MILE / pace);
}

function lowerEnds(unit: RangeUnit, value: number, toMeasured: (end: number) => number): LowerEnds {
  const endOf = (zone: "Z2" | "Z3" | "Z4" | "Z5") =>
    toMeasured(zoneRange(unit, value, zone).slow ?? value);
  return [endOf("Z2"), endOf("Z3"), endOf("Z4"), endOf("Z5")];
}

function secondsIn(
  stream: ActivityStream,
  column: readonly (number | null)[],
  ends: LowerEnds,
): ZoneSeconds {
  const total: ZoneSeconds = [0, 0, 0, 0, 0];
  for (const [at, seconds] of sampleSeconds(stream).entries()) {
    const value = column[at] ?? null;
    if (value === null) continue;
    const zone = ends.filter((end) => value >= end).length;
    total[zone] = (total[zone] ?? 0) + seconds;
  }
  return total;
}
