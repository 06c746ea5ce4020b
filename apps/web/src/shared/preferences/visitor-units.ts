import { useLocalStorage } from "@mantine/hooks";
import type { UnitPreference } from "@triplan/domain";
import { useIsHydrated } from "../loading/use-is-hydrated.ts";

const KEY = "triplan-units";

const unitsOf = (text: string | null | undefined): UnitPreference =>
  text === "kilometers" ? "kilometers" : "miles";

/** Units of this browser without an account: miles until switched. */
export const useVisitorUnits = () =>
  useLocalStorage<UnitPreference>({
    key: KEY,
    defaultValue: "miles",
    getInitialValueInEffect: !useIsHydrated(),
    serialize: String,
    deserialize: unitsOf,
  });
