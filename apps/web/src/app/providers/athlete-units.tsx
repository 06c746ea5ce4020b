import { unitsOf } from "@triplan/domain";
import { UnitsProvider } from "@triplan/ui";
import type { ReactNode } from "react";
import { useVisitorUnits } from "../../shared/preferences/visitor-units.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Sets the units of the account, or those of this browser for a visitor. */
export function AthleteUnits({ children }: { children: ReactNode }) {
  // Reads the cache only: the screens that need the user fetch it.
  const { data: user } = trpc.auth.me.useQuery(undefined, { enabled: false });
  const [visitorUnits] = useVisitorUnits();
  const units = user ? unitsOf(user.unitPreference, user.poolLengthMeters) : visitorUnits;
  return <UnitsProvider value={units}>{children}</UnitsProvider>;
}
