import { FRESH_MS } from "../network/cache-times.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";

export type RaceDay = RouterOutputs["races"]["days"]["races"][number];

const NONE: readonly RaceDay[] = [];

/** The races on the way to the plan's own race, by date; empty until they are loaded. */
export const useRaceDays = (planId: number): readonly RaceDay[] =>
  trpc.races.days.useQuery({ planId }, { staleTime: FRESH_MS }).data?.races ?? NONE;
