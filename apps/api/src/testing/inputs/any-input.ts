import { validPlan } from "./valid-plan.ts";

export const ADJUSTMENT = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 90,
  intensityAdjustment: "maintain",
  reason: "fatigue",
} as const;

/** 70 % of the volume for lack of time. */
export const LESS = {
  ...ADJUSTMENT,
  volumeAdjustment: 70,
  reason: "time-constraints",
} as const;

/** Easier weeks for lack of time. */
export const EASIER = {
  ...LESS,
  adjustmentType: "intensity",
  intensityAdjustment: "easier",
} as const;

/** The wearable page's test activity in REST names. */
export const TEST_ACTIVITY = {
  garminActivityId: "test-1",
  activityName: "Test Run",
  activityType: "running",
  startTime: "2026-03-02T07:30:00+01:00",
  duration: 1800,
  distance: 5000,
  averagePace: 360,
  averageSpeed: 2.78,
  averageHeartRate: 150,
  maxHeartRate: 170,
  calories: 350,
  elevationGain: 50,
  activityData: { weather: "sunny", route: "park" },
};

const { garminActivityId: providerActivityId } = TEST_ACTIVITY;

/** The union of all request bodies: each call uses its own fields and ignores the others. */
export const ANY_BODY = {
  kind: "travel",
  fromDate: "2026-03-10",
  toDate: "2026-03-12",
  minutesPerDay: 30,
  sports: ["run"],
  ...validPlan(),
  ...ADJUSTMENT,
  ...TEST_ACTIVITY,
  providerActivityId,
  adjustmentId: 1,
  revisionId: 1,
  placementId: "0b1c7a52-8d0f-4c35-9a43-6c1f2d9e8b10",
  code: "287082",
  day: 2,
  position: 0,
  dayName: "Tuesday",
  target: "pace",
  unitPreference: "miles",
  strengthPlace: "gym",
  poolLengthMeters: 22.86,
  defaultPacesRace: "ironman",
  css: 105,
  startsAt: "08:30",
  check: ["helmet"],
  status: "stopped",
  key: "faster-targets:run:runThreshold:500:491",
  answer: "no",
  date: "2026-03-02",
  durationSeconds: 1800,
  weekStart: "2026-03-01",
  currentPassword: "correct horse battery",
  newPassword: "staple gun and battery",
  password: "correct horse battery",
  credential: {
    id: "q1Zk3c9T2mY",
    rawId: "q1Zk3c9T2mY",
    type: "public-key",
    response: {
      clientDataJSON: Buffer.from('{"challenge":"none"}').toString("base64url"),
      attestationObject: "o2NmbXRkbm9uZQ",
      authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4",
      signature: "MEUCIQDx5vqUvQ",
      userHandle: "GbeP0K4sQfCk0m9S5o1lUg",
    },
  },
};

/** The union for a procedure: races are of other kinds than time off. */
export const anyBodyOf = (calls: string) =>
  calls.startsWith("races.") ? { ...ANY_BODY, kind: "olympic" } : ANY_BODY;
