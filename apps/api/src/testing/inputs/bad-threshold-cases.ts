import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const LTHR = "Threshold heart rate must be between 100 and 210 bpm";
const NOT_NUMBERS = ["250", null, true, [], {}];

const TYPED: readonly Row[] = [
  ["css", "CSS must be between 1:00 and 5:00 per 100 m", [59, 301, 0, -100, 1e300, ...NOT_NUMBERS]],
  ["ftpWatts", "FTP must be between 60 and 500 W", [59, 501, ...NOT_NUMBERS]],
  ["bikeThresholdMph", "Bike threshold must be between 8 and 31 mph", [7.9, 31.2, ...NOT_NUMBERS]],
  ["lthrBike", LTHR, [99, 211, ...NOT_NUMBERS]],
  ["lthrRun", LTHR, [99, 211, ...NOT_NUMBERS]],
  [
    "runThreshold",
    "Run threshold must be between 4:33 and 16:40 per mile",
    [272, 1001, ...NOT_NUMBERS],
  ],
  ["maxHr", "Highest heart rate must be between 120 and 230 bpm", [119, 231, ...NOT_NUMBERS]],
  ["rpe", "How hard must be a whole number from 1 to 10", [0, 11, 8.5, ...NOT_NUMBERS]],
  ["date", "Date must be a valid date", ["2026-02-30", "yesterday", ""]],
  ["date", "Date must be within the last year", ["2001-01-01", "2099-01-01"]],
];

const CSS = "Check this value: CSS must be between 1:00 and 5:00 per 100 m";
const RUN = "Check this value: Run threshold must be between 4:33 and 16:40 per mile";
const BIKE = "Check this value: Bike threshold must be between 8 and 31 mph";
const swimTest = (seconds400: number, seconds200: number) => ({
  kind: "swim-test",
  seconds400,
  seconds200,
});
const runResult = (meters: number, seconds: number) => ({ kind: "run-result", meters, seconds });

const PERFORMANCES: readonly Row[] = [
  ["performance.seconds400", CSS, [swimTest(250, 135), swimTest(1000, 390), swimTest(400, 400)]],
  ["performance.seconds", CSS, [{ kind: "swim-result", meters: 1500, seconds: 899 }]],
  ["performance.seconds", RUN, [runResult(10_000, 1619)]],
  ["performance.seconds", "Time must be between 15:00 and 2:30:00", [runResult(5000, 899)]],
  ["performance.meters", "Distance must be between 3 and 25 km", [runResult(2999, 1200)]],
  ["performance.seconds", BIKE, [{ kind: "bike-40k", seconds: 48 * 60 - 1 }]],
  ["performance.watts", "Enter watts or speed", [{ kind: "bike-20", heartRate: 160 }]],
  [
    "performance.watts",
    "Check this value: FTP must be between 60 and 500 W",
    [
      { kind: "bike-20", watts: 600 },
      { kind: "bike-ramp", watts: 70 },
    ],
  ],
  ["performance", "Enter a threshold or a result", [undefined]],
];

const refusalsAt = (path: string): BadInput[] => [
  ...refusalsOf(`a threshold at ${path}`, { method: "POST", path }, { css: 105 }, TYPED),
  ...refusalsOf(`a result at ${path}`, { method: "POST", path }, {}, PERFORMANCES),
  ...refusalsOf(`a threshold with a result at ${path}`, { method: "POST", path }, { css: 105 }, [
    ["performance", "Enter either thresholds or one result", [runResult(5000, 1470)]],
  ]),
];

/** Invalid thresholds and results. */
export const BAD_THRESHOLD_INPUTS: readonly BadInput[] = [
  ...refusalsAt("/thresholds"),
  ...refusalsAt("/thresholds/preview"),
];
