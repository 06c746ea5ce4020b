import {
  poolUnitIn,
  swimResults,
  THRESHOLD_NAMES,
  type Performance,
  type SwimResult,
  type ThresholdKind,
  type Units,
} from "@triplan/domain";

type EntryInput = "time" | "swimTime" | "watts" | "bpm" | "speed" | "swimPace" | "runPace";

export interface EntryField {
  /** Name in the API's input, which is also the path of its issues. */
  name: string;
  label: string;
  input: EntryInput;
  isOptional?: true;
}

/** Legs of a race are entered with its result. */
export type EntryKind = Exclude<Performance["kind"], "race-leg"> | "typed";

interface Entry {
  label: string;
  /** What to do, for tests; what it needs, for results. */
  help: string;
  fields: readonly EntryField[];
}

const bpm = (label: string): EntryField => ({
  name: "heartRate",
  label,
  input: "bpm",
  isOptional: true,
});

const typed = (name: ThresholdKind, input: EntryInput): EntryField => ({
  name,
  label: THRESHOLD_NAMES[name].label,
  input,
  isOptional: true,
});

/** What an athlete can enter. */
export const ENTRIES: Readonly<Record<EntryKind, Entry>> = {
  "run-result": {
    label: "Run: race or hard run",
    help: "A result of the last weeks, 15 minutes to 2:30 hours.",
    fields: [{ name: "seconds", label: "Time", input: "time" }],
  },
  "run-30": {
    label: "Run: 30-minute test",
    help: "30 minutes alone, as hard as you can hold evenly.",
    fields: [
      { name: "pace", label: "Mean pace", input: "runPace" },
      bpm("Mean heart rate, last 20 min"),
    ],
  },
  "run-20": {
    label: "Run: 20-minute test",
    help: "20 minutes alone, as hard as you can hold evenly.",
    fields: [{ name: "pace", label: "Mean pace", input: "runPace" }],
  },
  "bike-20": {
    label: "Bike: 20-minute test",
    help: "20 minutes as hard as you can hold evenly. Power, speed, or both.",
    fields: [
      { name: "watts", label: "Mean power", input: "watts", isOptional: true },
      { name: "mph", label: "Mean speed", input: "speed", isOptional: true },
      bpm("Mean heart rate"),
    ],
  },
  "bike-ramp": {
    label: "Bike: ramp test",
    help: "20 W more each minute until you can't.",
    fields: [{ name: "watts", label: "Power of the best minute", input: "watts" }],
  },
  "bike-40k": {
    label: "Bike: 40 km time trial",
    help: "A result of the last weeks.",
    fields: [{ name: "seconds", label: "Time", input: "time" }],
  },
  "swim-test": {
    label: "Swim: 400 m and 200 m test",
    help: "Both as fast as you can hold evenly, ten easy minutes between them.",
    fields: [
      { name: "seconds400", label: "400 m", input: "swimTime" },
      { name: "seconds200", label: "200 m", input: "swimTime" },
    ],
  },
  "swim-result": {
    label: "Swim: race or hard swim",
    help: "A result of the last weeks.",
    fields: [{ name: "seconds", label: "Time", input: "time" }],
  },
  typed: {
    label: "Thresholds that I know",
    help: "From a lab, a coach or another app. Fill in what you know.",
    fields: [
      typed("css", "swimPace"),
      typed("ftpWatts", "watts"),
      typed("bikeThresholdMph", "speed"),
      typed("lthrBike", "bpm"),
      typed("runThreshold", "runPace"),
      typed("lthrRun", "bpm"),
      typed("maxHr", "bpm"),
    ],
  },
};

/** A label of a swim test in the unit of the pool: "400 yd" for "400 m". */
export const poolLabel = ({ label }: { label: string }, units: Units): string =>
  poolUnitIn(units) === "yd" ? label.replaceAll(/(\d) m\b/g, "$1 yd") : label;

const run = (meters: number, label: string): ResultDistance => ({
  value: String(meters),
  label,
  meters,
  factor: 1,
});

/** A distance of a result, as a choice. */
interface ResultDistance extends Omit<SwimResult, "meters"> {
  meters: number;
}

const RUN_RESULTS = [
  run(5000, "5 km"),
  run(3000, "3 km"),
  run(10_000, "10 km"),
  run(15_000, "15 km"),
  run(16_093, "10 miles"),
  run(21_097, "Half marathon"),
];

/** Distances of the results of a kind, the usual one first; none where results have no distance. */
export function resultDistances(kind: EntryKind, units: Units): readonly ResultDistance[] {
  if (kind === "run-result") return RUN_RESULTS;
  return kind === "swim-result" ? swimResults(units) : [];
}
