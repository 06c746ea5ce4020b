import type { RouterOutputs } from "../network/trpc.ts";

/** What a change does to each week and exercise of a plan. */
export type PlanEffect = RouterOutputs["timeOff"]["add"]["outcome"];
