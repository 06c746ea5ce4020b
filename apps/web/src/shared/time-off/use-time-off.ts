import { FRESH_MS } from "../network/cache-times.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";

export type TimeOffRow = RouterOutputs["timeOff"]["list"]["timeOff"][number];
export type TimeOffOutcome = RouterOutputs["timeOff"]["add"]["outcome"];

const NONE: readonly TimeOffRow[] = [];

/** The plan's time off by its first day; empty until it is loaded. */
export function useTimeOff(planId: number): readonly TimeOffRow[] {
  const { data } = trpc.timeOff.list.useQuery({ planId }, { staleTime: FRESH_MS });
  return data?.timeOff ?? NONE;
}
