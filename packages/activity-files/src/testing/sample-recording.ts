/** A made-up recording, from which the test files are written. */
export interface SampleRecording {
  sport: "run" | "bike" | "swim" | "walk" | "transition";
  start: Date;
  /** Without pauses; one sample a second unless `every` says otherwise. */
  seconds: number;
  /** Seconds between two samples. */
  every: number;
  /** Metres per second. */
  speed: number;
  heartRate: number | null;
  watts: number | null;
  /** Local time minus UTC; only FIT files contain it. */
  offsetSeconds: number;
  lapSeconds: number;
}

/** An easy run of half an hour. */
export const sampleRecording = (changes: Partial<SampleRecording> = {}): SampleRecording => ({
  sport: "run",
  start: new Date("2026-03-03T06:30:00Z"),
  seconds: 1800,
  every: 5,
  speed: 3,
  heartRate: 142,
  watts: null,
  offsetSeconds: 3600,
  lapSeconds: 600,
  ...changes,
});

/** Seconds of the samples since the start. */
export const sampleTimes = ({ seconds, every }: SampleRecording): number[] =>
  Array.from({ length: Math.floor(seconds / every) + 1 }, (_, at) => at * every);

/** Start and length of each lap in seconds. */
export const lapSpans = ({ seconds, lapSeconds }: SampleRecording): [number, number][] =>
  Array.from({ length: Math.ceil(seconds / lapSeconds) }, (_, at) => [
    at * lapSeconds,
    Math.min(lapSeconds, seconds - at * lapSeconds),
  ]);
