import { defaultSchedule, initialSchedule, isoDate } from "@triplan/domain";
import type { KeptCompletion } from "../completions/kept-changes.ts";
import type {
  Activity,
  PlanRow,
  PublicUser,
  RouterOutputs,
  ThresholdRecord,
} from "../network/trpc.ts";

const MADE = "2027-01-27T08:00:00.000Z";

/** A signed-in athlete without a current plan, with overrides. */
export const userRow = (over: Partial<PublicUser> = {}): PublicUser => ({
  id: 1,
  username: "iris.costa@example.com",
  defaultSwimPace: null,
  defaultBikePace: null,
  defaultRunPace: null,
  defaultPacesRace: "olympic",
  experienceLevel: null,
  defaultWeeklySchedule: [...initialSchedule()],
  currentTrainingPlanId: null,
  unitPreference: "miles",
  strengthPlace: "home",
  poolLengthMeters: 25,
  createdAt: MADE,
  updatedAt: MADE,
  ...over,
});

/** A completion of an exercise that is on this device only. */
export const waitingFor = (exerciseId: number): KeptCompletion => ({
  input: {
    exerciseId,
    date: isoDate("2027-03-08"),
    durationSeconds: 2700,
    distanceMeters: null,
    averageHeartRate: null,
    rpe: null,
    feeling: null,
    notes: null,
  },
  name: "Easy swim",
  state: "waiting",
  reason: null,
});

/** A run test of 8:05/mi on Monday, 8 March 2027. */
export const thresholdRow = (id: number, over: Partial<ThresholdRecord> = {}): ThresholdRecord => ({
  id,
  kind: "runThreshold",
  value: 485,
  source: "test",
  measuredOn: isoDate("2027-03-08"),
  isCounted: true,
  rpe: null,
  verdict: null,
  measured: null,
  createdAt: MADE,
  ...over,
});

/** A run of 5 km in half an hour on Tuesday, 9 March 2027. */
export const activityRow = (id: number, over: Partial<Activity> = {}): Activity => ({
  id,
  provider: "sandbox",
  providerActivityId: `recorded-${id}`,
  parentProviderId: null,
  isParent: false,
  hasParts: false,
  activityName: "Morning Run",
  activityType: "running",
  family: "run",
  discipline: "run",
  startTime: "2027-03-09T06:30:00.000Z",
  startOffsetSeconds: 0,
  localDate: isoDate("2027-03-09"),
  duration: 1830,
  distance: 5000,
  averagePace: 366,
  averageSpeed: null,
  averageHeartRate: 146.4,
  maxHeartRate: null,
  calories: null,
  averagePower: null,
  normalizedPower: null,
  zoneSeconds: null,
  zoneBasis: null,
  rpe: null,
  feeling: null,
  source: "webhook",
  elevationGain: null,
  deviceName: null,
  activityData: null,
  duplicateOf: null,
  createdAt: MADE,
  linkedExerciseId: null,
  isLinkedToExercise: false,
  isLinkedToWorkout: false,
  ...over,
});

/** An olympic plan of 14 weeks. */
export const planRow = (id: number, over: Partial<PlanRow> = {}): PlanRow => ({
  id,
  userId: 1,
  name: `Plan ${id}`,
  raceType: "olympic",
  swimDistance: "0.93",
  bikeDistance: "25",
  runDistance: "6.2",
  raceDate: isoDate("2027-05-08"),
  createdOn: isoDate("2027-01-31"),
  startDate: isoDate("2027-01-31"),
  currentSwimPace: "2:00",
  currentBikePace: "17",
  currentRunPace: "9:00",
  experienceLevel: "intermediate",
  goalFinishTime: null,
  goalSwimPace: null,
  goalBikePace: null,
  goalRunPace: null,
  hoursNow: null,
  longestRunNow: null,
  longestRideNow: null,
  longestSwimNow: null,
  previousPlanId: null,
  raceBefore: null,
  thresholds: {},
  thresholdDates: {},
  totalWeeks: 14,
  weeklySchedule: [...defaultSchedule("olympic")],
  earlierSchedules: [],
  paceImprovement: 3,
  poolLengthMeters: 25,
  optimiseLoad: false,
  weekMinutes: Array.from({ length: over.totalWeeks ?? 14 }, () => 300),
  weekAims: Array.from(
    { length: over.totalWeeks ?? 14 },
    (_, index) => `Aim of week ${index + 1}.`,
  ),
  weekTests: Array.from({ length: over.totalWeeks ?? 14 }, () => []),
  createdAt: MADE,
  updatedAt: MADE,
  ...over,
});

/** Counts of a change of thresholds that no exercise follows. */
export const NOT_RETARGETED = { swim: 0, bike: 0, run: 0 } as const;

/** The preview of thresholds that change no target. */
export const NO_NEW_TARGETS = { retargeted: NOT_RETARGETED, targets: [] } as const;

/** Of a server with everything on, at this address. */
export const configRow = (over: Partial<RouterOutputs["config"]["get"]> = {}) => ({
  features: [],
  registration: "open" as const,
  passwordReset: "mail" as const,
  passkeyOrigin: location.origin,
  ...over,
});
