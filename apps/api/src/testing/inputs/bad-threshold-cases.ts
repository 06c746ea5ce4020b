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

const swimTest = (seconds400: number, seconds200: number) => ({
  kind: "swim-test",
  seconds400,
  seconds200,
});
const runResult = (meters: number, seconds: number) => ({ kind: "run-result", meters, seconds });

const PERFORMANCES: readonly Row[] = [
  [
    "performance.seconds400",
    "400 m must be between 4:15 and 12:15 with this time over 200 m",
    [swimTest(250, 135), swimTest(736, 135), swimTest(135, 135)],
  ],
  [
    "performance.seconds",
    "Time must be between 15:00 and 1:15:00",
    [{ kind: "swim-result", meters: 1500, seconds: 899 }],
  ],
  ["performance.seconds", "Time must be between 27:00 and 1:47:00", [runResult(10_000, 1619)]],
  ["performance.seconds", "Time must be between 15:00 and 2:30:00", [runResult(5000, 899)]],
  ["performance.meters", "Distance must be between 3 and 25 km", [runResult(2999, 1200)]],
  [
    "performance.seconds",
    "Time must be between 48:00 and 3:06:24",
    [{ kind: "bike-40k", seconds: 48 * 60 - 1 }],
  ],
  [
    "performance.seconds",
    "A leg must take 20 minutes or more",
    [{ kind: "race-leg", raceType: "olympic", discipline: "run", miles: 6.2, seconds: 1199 }],
  ],
  [
    "performance.seconds",
    "Time must be between 29:41 and 1:48:46",
    [1300, 1780].map((seconds) => ({
      kind: "race-leg",
      raceType: "olympic",
      discipline: "run",
      miles: 6.2,
      seconds,
    })),
  ],
  ["performance.watts", "Enter watts or speed", [{ kind: "bike-20", heartRate: 160 }]],
  [
    "performance.watts",
    "Power must be between 64 and 526 W",
    [
      { kind: "bike-20", watts: 600 },
      { kind: "bike-20", watts: 60 },
    ],
  ],
  ["performance.watts", "Power must be between 80 and 666 W", [{ kind: "bike-ramp", watts: 70 }]],
  [
    "performance.mph",
    "Speed must be between 8.2 and 31.7 mph",
    [{ kind: "bike-20", watts: 200, mph: 40 }],
  ],
  [
    "performance.heartRate",
    "Heart rate must be between 106 and 221 bpm",
    [{ kind: "bike-20", watts: 200, heartRate: 90 }],
  ],
  [
    "performance.pace",
    "Pace must be between 4:25 and 16:10 per mile",
    [
      { kind: "run-20", pace: 264 },
      { kind: "run-20", pace: 971 },
    ],
  ],
  ["performance", "Enter a threshold or a result", [undefined]],
];

const SET: readonly Row[] = [
  ...TYPED.slice(0, 7),
  ["thresholds", "Enter a threshold", [undefined]],
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
  ...refusalsOf("a threshold that is set", { method: "PUT", path: "/user/thresholds" }, {}, SET),
  ...refusalsOf(
    "an answer",
    { method: "POST", path: "/user/thresholds/estimates/answer" },
    { key: "faster-targets:run:runThreshold:500:491", answer: "yes" },
    [["answer", "Answer must be yes or no", ["later", "", null, true, 1]]],
  ),
];
