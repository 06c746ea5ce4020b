import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const NOT_NUMBERS = ["45", true, [], {}];

const DURATION = "Duration must be between 1 second and 24 hours";
const HEART_RATE = "Heart rate must be between 30 and 250 bpm";
const RPE = "How hard must be a whole number from 1 to 10";
const FEELING = "Feeling must be a whole number from 1 to 5";

const ENTRIES: readonly Row[] = [
  ["date", "Day must be a valid date", ["2026-02-30", "yesterday", "", 20_260_302, null]],
  ["date", "That day is still to come", ["2026-03-04", "2099-01-01"]],
  ["date", "That day is more than a year ago", ["2025-03-01", "1990-01-01"]],
  ["durationSeconds", DURATION, [0, -60, 86_401, 1e300, null, ...NOT_NUMBERS]],
  ["distanceMeters", "Distance must be more than 0", [0, -5, ...NOT_NUMBERS]],
  ["distanceMeters", "Nobody covers that distance in this time. Check both.", [100_000, 1e300]],
  ["averageHeartRate", HEART_RATE, [0, 29, 251, ...NOT_NUMBERS]],
  ["rpe", RPE, [0, 11, 7.5, ...NOT_NUMBERS]],
  ["feeling", FEELING, [0, 6, 2.5, ...NOT_NUMBERS]],
  ["notes", "Notes must be at most 2000 characters", ["x".repeat(2001)]],
  ["notes", "Notes contains characters that can't be stored", ["a\0b"]],
];

/** Invalid entries of what was done. */
export const BAD_COMPLETION_INPUTS: readonly BadInput[] = [
  ...refusalsOf(
    "a completion",
    { method: "POST", path: "/exercises/{exercise}/complete" },
    { date: "2026-03-02", durationSeconds: 1800 },
    ENTRIES,
  ),
  {
    what: "completing another athlete's exercise",
    method: "POST",
    path: "/exercises/{otherExercise}/complete",
    bodies: [{ date: "2026-03-02", durationSeconds: 1800 }],
    status: 404,
    message: "Exercise not found",
  },
];
