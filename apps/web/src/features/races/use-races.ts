import { FRESH_MS } from "../../shared/network/cache-times.ts";
import { trpc, type RouterOutputs } from "../../shared/network/trpc.ts";

type Races = RouterOutputs["races"]["list"];
export type RaceRow = Races["races"][number];
export type RaceWeekRow = Races["weeks"][number];

/** The races of the plan's season by date, and the weeks that they change. */
export const useRaces = (planId: number) =>
  trpc.races.list.useQuery({ planId }, { staleTime: FRESH_MS });
