import { refusalsOf, type BadInput } from "./bad-input.ts";

const REASON = "Reason must be one of time, tired, sick, injured, weather, other";

/** Invalid calls about exercises that were not done. */
export const BAD_SKIP_INPUTS: readonly BadInput[] = [
  ...refusalsOf("a skip", { method: "POST", path: "/exercises/{exercise}/skip" }, {}, [
    ["skipReason", REASON, ["lazy", "", 1, true, [], {}]],
  ]),
  {
    what: "skipping an exercise without a day",
    method: "POST",
    path: "/exercises/{exercise}/skip",
    bodies: [{}],
    status: 400,
    message: "This exercise has no day. Choose its day first.",
  },
  {
    what: "skipping a completed exercise",
    method: "POST",
    path: "/exercises/{completed}/skip",
    bodies: [{}],
    status: 409,
    message: "This exercise is already completed",
  },
  {
    what: "skipping another athlete's exercise",
    method: "POST",
    path: "/exercises/{otherExercise}/skip",
    bodies: [{}],
    status: 404,
    message: "Exercise not found",
  },
  {
    what: "opening another athlete's exercise again",
    method: "DELETE",
    path: "/exercises/{otherExercise}/skip",
    bodies: [undefined],
    status: 404,
    message: "Exercise not found",
  },
];
