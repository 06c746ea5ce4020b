import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import { lapSpans, sampleTimes, type SampleRecording } from "./sample-recording.ts";

const TIMESTAMP = 253;
const MESSAGE = { fileId: 0, session: 18, lap: 19, record: 20, activity: 34 } as const;
const SPORTS = {
  run: [1, 0],
  bike: [2, 7],
  swim: [5, 17],
  walk: [11, 0],
  transition: [3, 0],
} as const;
const ACTIVITY = 4;
const HEART_RATE = 15;

const field =
  (size: number, baseType: FitBaseType) =>
  (number: number, value: number): FitEncoderField => ({ number, size, baseType, value });
const enumField = field(1, FitBaseType.Enum);
const byteField = field(1, FitBaseType.Uint8);
const shortField = field(2, FitBaseType.Uint16);
const longField = field(4, FitBaseType.Uint32);

const timeField = (number: number, start: Date, seconds: number) =>
  longField(number, FitEncoder.toFitTimestamp(new Date(start.getTime() + seconds * 1000)));

interface FitOptions {
  /** Of the FIT profile; an activity by default. */
  fileType?: number;
  rpe?: number;
  feeling?: number;
}

/** A FIT file with one session per recording. */
export function writeFit(
  recordings: readonly SampleRecording[],
  { fileType = ACTIVITY, rpe, feeling }: FitOptions = {},
): Uint8Array<ArrayBuffer> {
  const encoder = new FitEncoder();
  const [first] = recordings;
  const start = first?.start ?? new Date(0);
  encoder.writeMessage(MESSAGE.fileId, [
    enumField(0, fileType),
    shortField(1, 1),
    timeField(4, start, 0),
  ]);
  for (const recording of recordings) writeSession(encoder, recording, { rpe, feeling });
  const last = recordings.at(-1);
  if (last) {
    encoder.writeMessage(MESSAGE.activity, [
      timeField(TIMESTAMP, last.start, last.seconds),
      shortField(1, recordings.length),
      timeField(5, last.start, last.seconds + last.offsetSeconds),
    ]);
  }
  return new Uint8Array(encoder.close());
}

function writeSession(
  encoder: FitEncoder,
  recording: SampleRecording,
  { rpe, feeling }: { rpe: number | undefined; feeling: number | undefined },
): void {
  const { start, speed, seconds, heartRate, watts, sport } = recording;
  for (const at of sampleTimes(recording)) {
    encoder.writeMessage(MESSAGE.record, [
      timeField(TIMESTAMP, start, at),
      longField(0, 500_000_000),
      longField(1, 100_000_000),
      longField(5, Math.round(at * speed * 100)),
      longField(73, Math.round(speed * 1000)),
      ...(heartRate === null ? [] : [byteField(3, heartRate)]),
      ...(watts === null ? [] : [shortField(7, watts)]),
      byteField(4, 85),
      longField(78, (100 + 500) * 5),
    ]);
  }
  for (const [from, length] of lapSpans(recording)) {
    encoder.writeMessage(MESSAGE.lap, totals(recording, from, length));
  }
  const [main, sub] = SPORTS[sport];
  encoder.writeMessage(MESSAGE.session, [
    ...totals(recording, 0, seconds),
    enumField(5, main),
    enumField(6, sub),
    ...(rpe === undefined ? [] : [byteField(193, rpe * 10)]),
    ...(feeling === undefined ? [] : [byteField(192, (feeling - 1) * 25)]),
  ]);
}

const totals = (
  { start, speed, heartRate }: SampleRecording,
  from: number,
  length: number,
): FitEncoderField[] => [
  timeField(TIMESTAMP, start, from + length),
  timeField(2, start, from),
  longField(7, length * 1000),
  longField(8, length * 1000),
  longField(9, Math.round(length * speed * 100)),
  ...(heartRate === null ? [] : [byteField(HEART_RATE, heartRate)]),
];
