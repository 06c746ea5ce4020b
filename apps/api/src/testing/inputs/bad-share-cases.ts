import { refusalsOf, type BadInput } from "./bad-input.ts";

const SWITCH = "Expected boolean, received string";

/** Public links that can't be. */
export const BAD_SHARE_INPUTS: readonly BadInput[] = refusalsOf(
  "a public link",
  { method: "POST", path: "/training-plans/{plan}/share" },
  {},
  [
    ["hasDates", SWITCH, ["yes", ""]],
    ["hasPaces", SWITCH, ["no"]],
  ],
);
