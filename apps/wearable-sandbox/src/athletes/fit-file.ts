import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import { activityDetails } from "./activity-details.ts";
import type { ActivitySummary } from "./activity-summary.ts";

// Message and field numbers of the FIT profile; times are seconds since 1989-12-31.
const MESSAGE = { fileId: 0, session: 18, lap: 19, record: 20, event: 21, activity: 34 } as const;
const TIMESTAMP = 253;
const SPORTS: Readonly<Record<string, readonly [sport: number, subSport: number]>> = {
  RUNNING: [1, 0],
  TRACK_RUNNING: [1, 4],
  CYCLING: [2, 0],
  ROAD_BIKING: [2, 7],
  INDOOR_CYCLING: [2, 6],
  LAP_SWIMMING: [5, 17],
  OPEN_WATER_SWIMMING: [5, 18],
};

const field =
  (size: number, baseType: FitBaseType) =>
  (number: number, value: number): FitEncoderField => ({ number, size, baseType, value });
const enumField = field(1, FitBaseType.Enum);
const byteField = field(1, FitBaseType.Uint8);
const shortField = field(2, FitBaseType.Uint16);
const longField = field(4, FitBaseType.Uint32);

const fitTime = (unixSeconds: number): number =>
  FitEncoder.toFitTimestamp(new Date(unixSeconds * 1000));
const milli = (value: number): number => Math.round(value * 1000);
const centi = (value: number): number => Math.round(value * 100);

/** Fields shared by lap and session. */
const totals = (summary: ActivitySummary): FitEncoderField[] => [
  longField(TIMESTAMP, fitTime(summary.startTimeInSeconds + summary.durationInSeconds)),
  longField(2, fitTime(summary.startTimeInSeconds)),
  longField(7, milli(summary.durationInSeconds)),
  longField(8, milli(summary.durationInSeconds)),
  longField(9, centi(summary.distanceInMeters ?? 0)),
];

function writeRecords(encoder: FitEncoder, summary: ActivitySummary): void {
  for (const sample of activityDetails(summary).samples) {
    encoder.writeMessage(MESSAGE.record, [
      longField(TIMESTAMP, fitTime(sample.startTimeInSeconds)),
      longField(5, centi(sample.totalDistanceInMeters)),
      longField(73, milli(sample.speedMetersPerSecond)),
      ...("heartRate" in sample ? [byteField(3, sample.heartRate)] : []),
    ]);
  }
}

function writeSession(encoder: FitEncoder, summary: ActivitySummary): void {
  const [sport, subSport] = SPORTS[summary.activityType] ?? [0, 0];
  encoder.writeMessage(MESSAGE.session, [
    ...totals(summary),
    enumField(5, sport),
    enumField(6, subSport),
    shortField(11, summary.activeKilocalories ?? 0),
    byteField(16, summary.averageHeartRateInBeatsPerMinute ?? 0xff),
    byteField(17, summary.maxHeartRateInBeatsPerMinute ?? 0xff),
    shortField(26, 1),
    longField(124, milli(summary.averageSpeedInMetersPerSecond ?? 0)),
  ]);
}

/** The recording as the watch's FIT file: one session with one lap. */
export function fitFile(summary: ActivitySummary): Uint8Array {
  const { startTimeInSeconds: start, durationInSeconds: duration } = summary;
  const end = start + duration;
  const encoder = new FitEncoder();
  // Manufacturer 255 is reserved for development.
  encoder.writeMessage(MESSAGE.fileId, [
    enumField(0, 4),
    shortField(1, 255),
    longField(4, fitTime(start)),
  ]);
  encoder.writeMessage(MESSAGE.event, [
    longField(TIMESTAMP, fitTime(start)),
    enumField(0, 0),
    enumField(1, 0),
  ]);
  writeRecords(encoder, summary);
  encoder.writeMessage(MESSAGE.lap, totals(summary));
  writeSession(encoder, summary);
  encoder.writeMessage(MESSAGE.activity, [
    longField(TIMESTAMP, fitTime(end)),
    longField(0, milli(duration)),
    shortField(1, 1),
    enumField(2, 0),
    longField(5, fitTime(end + (summary.startTimeOffsetInSeconds ?? 0))),
  ]);
  return encoder.close();
}
