import { ADJUSTMENT } from "./any-input.ts";
import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const VOLUME = "Volume must be between 50 and 120 percent in steps of 5";
const ADJUSTMENTS: readonly Row[] = [
  ["fromWeek", /^(?:Start week|Too big)/, [0, -1, 1.5, 9, 104, 1e300, "2", null, undefined]],
  ["adjustmentType", "Adjustment type must be volume or intensity", ["pace", "", null, undefined]],
  ["volumeAdjustment", VOLUME, [49, 45, 121, 125, 52, 90.5, -100, 1e9, "90", null, undefined]],
  ["intensityAdjustment", "Intensity must be easier, maintain or harder", ["max", "", null]],
  ["reason", "A reason is required", ["", "bored", null, undefined, 1]],
];

const UNDONE: readonly Row[] = [
  ["adjustmentId", /^(?:Required|Expected|Too big)/, [undefined, null, "1", true, [], 1.5, 1e300]],
];

/** Invalid adjustments, and what names none to undo. */
export const BAD_ADJUSTMENT_INPUTS: readonly BadInput[] = [
  ...refusalsOf(
    "adjusting",
    { method: "POST", path: "/training-plans/{plan}/adjust" },
    ADJUSTMENT,
    ADJUSTMENTS,
  ),
  ...["undo", "undo/preview"].flatMap((path) =>
    refusalsOf(path, { method: "POST", path: `/training-plans/{plan}/adjust/${path}` }, {}, UNDONE),
  ),
];
