import type { StrengthPlace } from "@triplan/domain";
import { trpc } from "../network/trpc.ts";

/** Where the athlete does strength work. Reads the cache only: the screens fetch the user. */
export function useStrengthPlace(): StrengthPlace {
  const { data: user } = trpc.auth.me.useQuery(undefined, { enabled: false });
  return user?.strengthPlace ?? "home";
}
