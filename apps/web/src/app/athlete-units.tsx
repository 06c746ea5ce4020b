import { UnitsProvider } from "@triplan/ui";
import type { ReactNode } from "react";
import { useVisitorUnits } from "../shared/visitor-units.ts";
import { trpc } from "../trpc.ts";

/** Shows every distance and pace inside in the units of the account, or of this browser. */
export function AthleteUnits({ children }: { children: ReactNode }) {
  // Reads the cache alone: the screens that need the user ask for it.
  const { data: user } = trpc.auth.me.useQuery(undefined, { enabled: false });
  const [visitorUnits] = useVisitorUnits();
  return <UnitsProvider value={user?.unitPreference ?? visitorUnits}>{children}</UnitsProvider>;
}
