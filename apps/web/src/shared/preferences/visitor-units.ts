import { useLocalStorage } from "@mantine/hooks";
import type { UnitPreference } from "@triplan/domain";
import { useIsHydrating } from "../hydration/hydration-provider.tsx";

const KEY = "triplan-units";

const unitsOf = (text: string | null | undefined): UnitPreference =>
  text === "kilometers" ? "kilometers" : "miles";

/** Units of this browser without an account: miles until switched. */
export const useVisitorUnits = () =>
  useLocalStorage<UnitPreference>({
    key: KEY,
    defaultValue: "miles",
    getInitialValueInEffect: useIsHydrating(),
    serialize: String,
    deserialize: unitsOf,
  });
