import { useLocalStorage } from "@mantine/hooks";
import type { UnitPreference } from "@triplan/domain";

const KEY = "triplan-units";

const unitsOf = (text: string | null | undefined): UnitPreference =>
  text === "kilometers" ? "kilometers" : "miles";

/** The units that this browser shows without an account: miles until the visitor switches. */
export const useVisitorUnits = () =>
  useLocalStorage<UnitPreference>({
    key: KEY,
    defaultValue: "miles",
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: unitsOf,
  });
