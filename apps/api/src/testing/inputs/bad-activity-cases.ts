import { TEST_ACTIVITY } from "./any-input.ts";
import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const INVALID_TEXTS = [null, 5, true, [], {}];
const ID = "garminActivityId";

const INVALID_IDS: readonly Row[] = [
  [ID, "Activity id is required", ["", "   "]],
  [ID, "Required", [undefined]],
  [ID, /^Expected string, received/, INVALID_TEXTS],
  [ID, "Activity id must be at most 255 characters", ["x".repeat(256)]],
  [ID, "Activity id contains characters that can't be stored", ["a\0b", "\ud800"]],
];

const INVALID_NUMBERS = ["5", true, [], {}, -1, -0.001, 1e300];
const measures = (field: string, name: string, max: number): Row => [
  field,
  `${name} must be a number from 0 to ${max}`,
  [...INVALID_NUMBERS, max + 1],
];

const ACTIVITY: readonly Row[] = [
  ...INVALID_IDS,
  ["activityName", "Activity name must be at most 500 characters", ["x".repeat(501)]],
  ["activityType", "Activity type is required", ["", " "]],
  [
    "startTime",
    "Start time must be a time such as 2027-03-11T06:42:00Z",
    [
      "",
      "now",
      "2027-03-11",
      "2027-02-30T06:00:00Z",
      "2027-03-11T06:42:00",
      "0000-01-01T00:00:00Z",
      "1970-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z",
      "2026-11-20T08:00:00+16:00",
      "2026-11-20T08:00:00-23:59",
      "x".repeat(1000),
      5,
      null,
    ],
  ],
  measures("duration", "Duration", 604_800),
  ["duration", "Duration must be a number from 0 to 604800", [undefined, null]],
  measures("distance", "Distance", 10_000_000),
  measures("averagePace", "Average pace", 10_000_000),
  measures("averageSpeed", "Average speed", 1000),
  measures("averageHeartRate", "Average heart rate", 1000),
  measures("maxHeartRate", "Maximum heart rate", 1000),
  measures("calories", "Calories", 10_000_000),
  measures("elevationGain", "Elevation gain", 10_000_000),
  ["activityData", /^Expected record, received/, ["sunny", 5, true, []]],
  [
    "activityData",
    "Activity data contains what can't be stored",
    [{ weather: "a\0b" }, { "a\0b": 1 }, { list: ["\ud800"] }],
  ],
  ["activityData", "Activity data must be at most 16 kB", [{ weather: "x".repeat(16 * 1024) }]],
];

const MISSING_ACTIVITY = { status: 404, message: "Activity not found" };

/** Invalid inputs for activities and matches. */
export const BAD_ACTIVITY_INPUTS: readonly BadInput[] = [
  ...refusalsOf(
    "a test activity",
    { method: "POST", path: "/garmin/activities" },
    TEST_ACTIVITY,
    ACTIVITY,
  ),
  ...refusalsOf(
    "matching",
    { method: "POST", path: "/exercises/{exercise}/match-garmin" },
    { garminActivityId: "recorded" },
    INVALID_IDS,
  ),
  {
    what: "matching with an unknown activity",
    method: "POST",
    path: "/exercises/{exercise}/match-garmin",
    bodies: [{ garminActivityId: "nobody's" }, { garminActivityId: "' or 1=1 --" }],
    ...MISSING_ACTIVITY,
  },
  {
    what: "matching another athlete's exercise",
    method: "POST",
    path: "/exercises/{otherExercise}/match-garmin",
    bodies: [{ garminActivityId: "activity-1" }],
    status: 404,
    message: "Exercise not found",
  },
  {
    what: "removing another athlete's match",
    method: "POST",
    path: "/exercises/{otherExercise}/unmatch-garmin",
    bodies: [{}],
    status: 404,
    message: "Exercise not found",
  },
  {
    what: "deleting an unknown activity",
    method: "DELETE",
    path: "/garmin/activities/999999999",
    bodies: [undefined],
    ...MISSING_ACTIVITY,
  },
  {
    what: "the unmatched activities of another athlete's week",
    method: "GET",
    path: "/training-plans/{otherPlan}/weeks/1/activities",
    bodies: [undefined],
    status: 404,
    message: "Training plan not found",
  },
];
