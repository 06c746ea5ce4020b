import { STRENGTH_PLACES, type StrengthPlace } from "@triplan/domain";
import { useEffect } from "react";
import { trpc, type PublicUser } from "../network/trpc.ts";

/** Where a browser kept the choice before accounts did. */
const KEY = "triplan-strength";

function keptPlace(): StrengthPlace | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return STRENGTH_PLACES.find((place) => place === kept);
  } catch {
    return undefined;
  }
}

/** Moves a choice that this browser kept into an account that has none, once. */
export function useAdoptStrengthPlace(user: PublicUser | null) {
  const utils = trpc.useUtils();
  const { mutate } = trpc.preferences.update.useMutation({
    onSuccess: (saved) => {
      localStorage.removeItem(KEY);
      utils.auth.me.setData(undefined, saved);
    },
  });
  const strengthPlace = user?.strengthPlace === "home" ? keptPlace() : undefined;
  useEffect(() => {
    if (strengthPlace && strengthPlace !== "home") mutate({ strengthPlace });
  }, [strengthPlace, mutate]);
}
