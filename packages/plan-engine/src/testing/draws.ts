import type { PlanRequest } from "../model/plan-types.ts";

/** Draws a whole number below a count. */
export type Draw = (count: number) => number;

/** The same numbers for the same request and purpose, so that a failing request can be tried again. */
export function drawsOf(request: PlanRequest, purpose = ""): Draw {
  let state = 1;
  for (const letter of purpose + JSON.stringify(request)) {
    state = mixed(state, letter.codePointAt(0) ?? 0);
  }
  return (count) => {
    state = mixed(state, count);
    return (state >>> 8) % count;
  };
}

const mixed = (state: number, value: number) => Math.imul(state ^ value, 0x9e_37_79_b1) >>> 0;
