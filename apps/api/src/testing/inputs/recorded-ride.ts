import { isoDate } from "@triplan/domain";
import type { NewActivity } from "@triplan/db";
import { effortsOf } from "../../modules/imports/efforts-of.ts";

/** Twenty-five minutes with a gap. */
const TIME = Array.from({ length: 300 }, (_, at) => 5 * at);
export const STREAM = {
  time: TIME,
  heartRate: TIME.map((at) => (at === 5 ? null : 120 + at / 100)),
  speed: TIME.map((at) => 7.25 + (at % 50) / 100),
  power: TIME.map((at) => 180 + (at % 40)),
};
export const LAP = {
  startSeconds: 0,
  durationSeconds: 600.5,
  distanceMeters: 5000,
  averageHeartRate: 131,
  maxHeartRate: null,
  averagePower: null,
  averageCadence: 88,
};
const RIDE = { family: "bike", activityType: "cycling" } as const;

type RideKey = Record<"userId" | "importId" | "number", number>;

/** A ride from a file, with all that an activity can hold. */
export const recordedRide = ({ userId, importId, number }: RideKey) =>
  ({
    userId,
    importId,
    provider: "file",
    providerActivityId: `file-${number}`,
    source: "file",
    name: "Sintra 🚴 loop",
    ...RIDE,
    discipline: "bike",
    startTime: "2026-02-20T23:30:00.123Z",
    startOffsetSeconds: 3600,
    localDate: isoDate("2026-02-21"),
    durationSeconds: 3600.5,
    distanceMeters: 25_000.25,
    zoneSeconds: JSON.stringify([60, 600, 1200, 900, 840.5]),
    zoneBasis: "heartRate",
    efforts: number === 1 ? effortsOf(RIDE, { laps: [LAP], stream: STREAM }) : null,
    rpe: 6,
    feeling: 4,
    activityData: JSON.stringify({ weather: "sun", gear: { bike: ["one", 2, null] } }),
    flags: ["elapsed-time"],
  }) satisfies NewActivity;
