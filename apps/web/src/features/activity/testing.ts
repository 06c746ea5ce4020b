import type { ActivityStream, RecordedLap } from "@triplan/domain";
import { activityRow } from "../../shared/testing/rows.ts";
import type { DetailedActivity } from "./activity-types.ts";

type Steps = NonNullable<DetailedActivity["exercise"]>["steps"];
type Interval = Steps[number]["intervals"][number];

const interval = (seconds: number, over: Partial<Interval>): Interval => ({
  quantity: seconds,
  unit: "s",
  zone: "Z1",
  isRacePace: false,
  pace: "10:00",
  seconds,
  restSeconds: 0,
  target: { slow: null, fast: "9:30" },
  ...over,
});

/** 10 min easy, 2 × (6 min at 8:00 to 8:20/mi, 2 min easy), 6 min easy. */
const STEPS: Steps = [
  { kind: "warmup", repeat: 1, intervals: [interval(600, {})] },
  {
    kind: "main",
    repeat: 2,
    intervals: [
      interval(360, { zone: "Z4", target: { slow: "8:20", fast: "8:00" } }),
      interval(120, {}),
    ],
  },
  { kind: "cooldown", repeat: 1, intervals: [interval(360, {})] },
];

/** Seconds and seconds per mile of each lap; the second effort is 10 s too slow. */
const LAPS = [
  [600, 620],
  [360, 490],
  [120, 640],
  [360, 510],
  [120, 640],
  [360, 620],
] as const;

const speedOf = (perMile: number) => 1609.34 / perMile;

const laps = (): RecordedLap[] =>
  LAPS.map(([durationSeconds, perMile], at) => ({
    startSeconds: LAPS.slice(0, at).reduce((sum, [seconds]) => sum + seconds, 0),
    durationSeconds,
    distanceMeters: durationSeconds * speedOf(perMile),
    averageHeartRate: 150,
    maxHeartRate: 160,
    averagePower: null,
    averageCadence: null,
  }));

const stream = (): ActivityStream => {
  const speeds = LAPS.flatMap(([seconds, perMile]) =>
    Array<number>(seconds / 10).fill(speedOf(perMile)),
  );
  return {
    time: speeds.map((_, at) => at * 10),
    speed: speeds,
    heartRate: speeds.map((_, at) => 120 + Math.round(at / 6)),
  };
};

/** A run of 32 minutes with laps and samples, which completed an exercise of intervals. */
export const detailedActivity = (over: Partial<DetailedActivity> = {}): DetailedActivity => ({
  ...activityRow(71),
  duration: 1920,
  distance: 5400,
  averagePace: null,
  maxHeartRate: 172,
  zoneSeconds: [960, 240, 0, 660, 60],
  zoneBasis: "heartRate",
  deviceName: "Forerunner 255",
  linkedExerciseId: 12,
  isLinkedToExercise: true,
  isLinkedToWorkout: true,
  laps: laps(),
  stream: stream(),
  isSpaceFull: false,
  load: { load: 41.2, method: "heart-rate", quality: "measured" },
  exercise: {
    id: 12,
    trainingPlanId: 7,
    week: 6,
    type: "run",
    name: "Cruise intervals",
    duration: 32,
    distance: "3.4 mi",
    scheduledDate: activityRow(71).localDate,
    isKey: true,
    steps: STEPS,
    completionNotes: "Wind in the face on the second one.",
  },
  ...over,
});
