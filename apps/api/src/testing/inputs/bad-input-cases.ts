import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";
import { BAD_DAYS, badWeeks, SEVEN_DAYS, UNTRAINABLE_WEEKS } from "./bad-schedules.ts";
import { validPlan } from "./valid-plan.ts";

const INVALID_TEXTS = [undefined, null, 5, true, [], {}];

const EMAIL = "Please enter a valid email address";
const INVALID_EMAILS = [
  "",
  "abc",
  "abc@",
  "@example.com",
  "a b@example.com",
  "a@b@example.com",
  "a@example",
  "zoë@example.com",
  `${"x".repeat(65)}@example.com`,
  `a@${"x".repeat(250)}.com`,
  "a\0@example.com",
  "a@example.com\r\nbcc: b@example.com",
  "x".repeat(100_000),
];

const CREDENTIALS: readonly Row[] = [
  ["username", EMAIL, [...INVALID_EMAILS, ...INVALID_TEXTS]],
  ["password", "Password must be at least 6 characters", ["", "abc12", ...INVALID_TEXTS]],
  ["password", "Password must be at most 128 characters", ["x".repeat(129), "x".repeat(100_000)]],
];

const SWIM = "Swim pace must be between 1:00 and 5:00 per 100m";
const BIKE = "Bike pace must be between 10 and 30 mph";
const RUN = "Run pace must be between 5:00 and 16:00 per mile";
const INVALID_SWIM_PACES = [
  "0:59",
  "5:01",
  "2:60",
  "150",
  "",
  "99:99",
  "2:30 ",
  "-2:30",
  "2:5",
  ...INVALID_TEXTS,
];
const INVALID_BIKE_SPEEDS = [
  "9.9",
  "30.1",
  "18mph",
  "",
  "1e1",
  "18,5,5",
  "18.55",
  "Infinity",
  ...INVALID_TEXTS,
];
const INVALID_RUN_PACES = ["4:59", "16:01", "8:60", "", "8.5", "510", "99:99", ...INVALID_TEXTS];

/** Invalid distances. */
const INVALID_DISTANCES = [
  "abc",
  "-1",
  "0",
  "0.0",
  "1e3",
  "NaN",
  "Infinity",
  "9999",
  "1000.1",
  "1,234.5",
  ".",
  "0x10",
  "1 2",
  "0.00000000001",
  "1".repeat(10_000),
];

const distance = (field: string, name: string): Row[] => [
  [field, `${name} distance is required`, ["", "  ", ...INVALID_TEXTS]],
  [field, `${name} distance must be a number above 0 and at most 1000 mi`, INVALID_DISTANCES],
];

const GOAL = "Goal finish time must be a time such as 02:50:00";
const INVALID_POOLS = [0, 23, -25, "25", null, Number.MAX_VALUE];
const POOL = "Pool length must be one of 25, 50, 22.86, 20, 33.33, 18.288, 45.72 m";
const INVALID_GOALS = ["25:61:00", "-1", "abc", "", "00:00:00", "2:50", "123:00:00", 170, true, {}];

const PLAN: readonly Row[] = [
  ["name", "Plan name is required", ["", "   ", "\u00a0\u2003"]],
  ["name", /^(?:Required|Expected string, received)/, INVALID_TEXTS],
  ["name", "Plan name must be at most 200 characters", ["x".repeat(201), "x".repeat(100_000)]],
  ["name", "Plan name contains characters that can't be stored", ["a\0b", "a\ud800", "\udc00b"]],
  ["raceType", "Race type is required", [undefined, ""]],
  ["raceType", "Invalid race type", ["marathon", "OLYMPIC", 70.3, null, ["olympic"], "olympic "]],
  ...distance("swimDistance", "Swim"),
  ...distance("bikeDistance", "Bike"),
  ...distance("runDistance", "Run"),
  ["raceDate", "Race date is required", ["", ...INVALID_TEXTS]],
  [
    "raceDate",
    "Race date must be a valid date",
    [
      "2027-02-29",
      "2026-13-01",
      "2026-4-26",
      "infinity",
      "20270-01-01",
      "2026-04-26T00:00:00Z",
      "tomorrow",
    ],
  ],
  ["raceDate", "Race date must be in the future", ["2026-03-02", "2026-03-01", "0001-01-01"]],
  ["raceDate", "Race date must be at most 2 years away", ["2028-02-29", "9999-12-31"]],
  ["previousPlanId", "Previous plan must be the id of a plan", ["1", true, [], 1.5, null]],
  ["previousPlanId", "The plan before this one was not found", [0, -1, 999_999_999, "{otherPlan}"]],
  ["previousPlanId", "The race of the plan before must come before this race", ["{plan}"]],
  ["totalWeeks", /./, [0, -1, 1.5, 105, 1e9, "12", null, true]],
  ["currentSwimPace", SWIM, INVALID_SWIM_PACES],
  ["currentBikePace", BIKE, INVALID_BIKE_SPEEDS],
  ["currentRunPace", RUN, INVALID_RUN_PACES],
  ["goalFinishTime", GOAL, INVALID_GOALS],
  ["goalFinishTime", /^Goal finish time must be between/, ["00:00:01", "01:00:00"]],
  ["goalSwimPace", /./, [5, "x".repeat(17), {}]],
  ["experienceLevel", "Invalid experience level", ["pro", "", undefined, null, 1, "Beginner"]],
  ["weeklySchedule", SEVEN_DAYS, [undefined]],
  ...badWeeks("weeklySchedule"),
  ...UNTRAINABLE_WEEKS,
  ["poolLengthMeters", POOL, INVALID_POOLS],
  ["idempotencyKey", /./, ["", "x".repeat(256), "a\0b", 5, null]],
];

const PREFERENCES: readonly Row[] = [
  ["defaultSwimPace", SWIM, INVALID_SWIM_PACES.filter((value) => value !== undefined)],
  ["defaultBikePace", BIKE, INVALID_BIKE_SPEEDS.filter((value) => value !== undefined)],
  ["defaultRunPace", RUN, INVALID_RUN_PACES.filter((value) => value !== undefined)],
  ["experienceLevel", "Invalid experience level", ["pro", "", null, 1]],
  [
    "unitPreference",
    "Unit preference must be miles or kilometers",
    ["meters", "Miles", "", null, 1],
  ],
  ["defaultPacesRace", "Invalid race type", ["marathon", "Olympic", "", null, 70.3]],
  ["poolLengthMeters", POOL, INVALID_POOLS],
  ["strengthPlace", "Strength work must be home, gym or off", ["pool", "Home", "", null, 1]],
  ...badWeeks("defaultWeeklySchedule"),
];

const PLACEMENT: readonly Row[] = [
  ...BAD_DAYS,
  [
    "scheduledDate",
    "Scheduled date must be a date",
    ["soon", "", "2026-02-30", "2026-3-4", 5, null, "x".repeat(1000)],
  ],
];

const MISSING_PLAN = { status: 404, message: "Training plan not found" };
const MISSING_EXERCISE = { status: 404, message: "Exercise not found" };
const INVALID_WEEK = { status: 400, message: /^Week must be/, field: "week" };

const reads = (what: string, path: string, answer: Pick<BadInput, "status" | "message">) =>
  ({ what, method: "GET", path, bodies: [undefined], ...answer }) as const;

/** Every invalid input that the specification's bounds define. */
export const BAD_INPUTS: readonly BadInput[] = [
  ...refusalsOf(
    "registering",
    { method: "POST", path: "/register" },
    { username: "new@example.com", password: "abc123" },
    CREDENTIALS,
  ),
  ...refusalsOf(
    "logging in",
    { method: "POST", path: "/login" },
    { username: "new@example.com", password: "abc123" },
    CREDENTIALS,
  ),
  ...refusalsOf("a plan", { method: "POST", path: "/training-plans" }, validPlan(), PLAN),
  ...refusalsOf(
    "a goal",
    { method: "PATCH", path: "/training-plans/{plan}" },
    { goalFinishTime: "02:50:00" },
    [
      ["goalFinishTime", GOAL, INVALID_GOALS],
      ["goalFinishTime", /^Goal finish time must be between/, ["00:00:01", "01:00:00"]],
    ],
  ),
  ...refusalsOf(
    "the preview of a goal",
    { method: "POST", path: "/training-plans/{plan}/goal/preview" },
    {},
    [
      ["goalFinishTime", GOAL, [undefined, ...INVALID_GOALS]],
      ["goalFinishTime", /^Goal finish time must be between/, ["00:00:01", "01:00:00"]],
    ],
  ),
  ...refusalsOf(
    "preferences",
    { method: "PATCH", path: "/user/preferences" },
    { defaultSwimPace: "2:00", unitPreference: "kilometers" },
    PREFERENCES,
  ),
  ...refusalsOf("the current plan", { method: "PATCH", path: "/user/current-plan" }, {}, [
    ["planId", /^(?:Required|Expected|Too big)/, [undefined, "1", true, [], 1.5, 1e300]],
  ]),
  ...refusalsOf(
    "placing",
    { method: "POST", path: "/exercises/{exercise}/schedule" },
    { day: 3, dayName: "Wednesday" },
    PLACEMENT,
  ),
  {
    what: "a registered e-mail in any case",
    method: "POST",
    path: "/register",
    bodies: ["athlete-1@example.com", " ATHLETE-1@Example.com "].map((username) => ({
      username,
      password: "abc123",
    })),
    status: 409,
    message: "An account with this email already exists",
  },
  {
    what: "another athlete's plan as the current one",
    method: "PATCH",
    path: "/user/current-plan",
    bodies: ["{otherPlan}", 0, -1, 999_999_999, 99_999_999_999].map((planId) => ({ planId })),
    ...MISSING_PLAN,
  },
  {
    what: "another athlete's goal",
    method: "PATCH",
    path: "/training-plans/{otherPlan}",
    bodies: [{ goalFinishTime: null }],
    ...MISSING_PLAN,
  },
  {
    what: "deleting another athlete's plan",
    method: "DELETE",
    path: "/training-plans/{otherPlan}",
    bodies: [undefined],
    ...MISSING_PLAN,
  },
  reads("another athlete's workouts", "/training-plans/{otherPlan}/workouts", MISSING_PLAN),
  reads("another athlete's week", "/training-plans/{otherPlan}/weeks/1/exercises", MISSING_PLAN),
  ...["0", "9", "104", "999999999", "2147483648", "-1", "x", "1.5", "9".repeat(20)].flatMap(
    (outside) => [
      reads(
        `week ${outside} of 8`,
        `/training-plans/{plan}/weeks/${outside}/exercises`,
        INVALID_WEEK,
      ),
      reads(
        `the workouts of week ${outside} of 8`,
        `/training-plans/{plan}/weeks/${outside}/workouts`,
        INVALID_WEEK,
      ),
    ],
  ),
  {
    what: "scheduling another athlete's exercise",
    method: "POST",
    path: "/exercises/{otherExercise}/schedule",
    bodies: [{ day: 3, dayName: "Wednesday" }],
    ...MISSING_EXERCISE,
  },
  {
    what: "unscheduling another athlete's exercise",
    method: "POST",
    path: "/exercises/{otherExercise}/unschedule",
    bodies: [{}],
    ...MISSING_EXERCISE,
  },
  {
    what: "scheduling a completed exercise",
    method: "POST",
    path: "/exercises/{completed}/schedule",
    bodies: [{ day: 3, dayName: "Wednesday" }],
    status: 409,
    message: "This exercise is already completed",
  },
  {
    what: "unscheduling a matched exercise",
    method: "POST",
    path: "/exercises/{matched}/unschedule",
    bodies: [{}],
    status: 409,
    message: "Unmatch the activity first",
  },
];
