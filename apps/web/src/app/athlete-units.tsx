import { UnitsProvider } from "@triplan/ui";
import type { ReactNode } from "react";
import { trpc } from "../trpc.ts";

/** Shows every distance and pace inside in the units of the signed-in user, else in miles. */
export function AthleteUnits({ children }: { children: ReactNode }) {
  // Reads the cache alone: the screens that need the user ask for it.
  const { data: user } = trpc.auth.me.useQuery(undefined, { enabled: false });
  return <UnitsProvider value={user?.unitPreference ?? "miles"}>{children}</UnitsProvider>;
}
