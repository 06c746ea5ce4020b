import { FRESH_MS } from "../network/cache-times.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";

export type TimeOffRow = RouterOutputs["timeOff"]["list"]["timeOff"][number];

const NONE: readonly TimeOffRow[] = [];

/** The plan's time off by its first day; empty until it is loaded. */
export const useTimeOff = (planId: number): readonly TimeOffRow[] =>
  useStoredTimeOff(planId).data?.timeOff ?? NONE;

export const useStoredTimeOff = (planId: number) =>
  trpc.timeOff.list.useQuery({ planId }, { staleTime: FRESH_MS });
