import { trpc, type CurrentThreshold, type PublicUser } from "../network/trpc.ts";

const NONE: readonly CurrentThreshold[] = [];

const recordedOnly = ({ current }: { current: CurrentThreshold[] }) =>
  current.filter(({ source }) => source !== "paces");

/** The athlete's recorded thresholds in force, which new plans use; none for a visitor. */
export function useStoredThresholds(user: PublicUser | null): readonly CurrentThreshold[] {
  const { data } = trpc.thresholds.list.useQuery(undefined, {
    enabled: user !== null,
    select: recordedOnly,
  });
  return data ?? NONE;
}
