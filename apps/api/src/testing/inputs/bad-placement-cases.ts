import { refusalsOf, type BadInput } from "./bad-input.ts";

const NOT_IDS = [undefined, null, "", "1", 1, [], {}, "x".repeat(36)];

/** Invalid ids of a placement of the whole plan. */
export const BAD_PLACEMENT_INPUTS: readonly BadInput[] = refusalsOf(
  "undoing a placement",
  { method: "POST", path: "/training-plans/{plan}/schedule/undo" },
  { placementId: "0b1c7a52-8d0f-4c35-9a43-6c1f2d9e8b10" },
  [["placementId", "Placement must be a UUID", NOT_IDS]],
);
