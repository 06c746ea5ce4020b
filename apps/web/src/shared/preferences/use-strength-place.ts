import { useLocalStorage } from "@mantine/hooks";
import { useIsHydrated } from "../loading/use-is-hydrated.ts";

/** Where strength work is done, or that none is shown. */
export const STRENGTH_PLACES = [
  { value: "home", label: "At home" },
  { value: "gym", label: "In the gym" },
  { value: "off", label: "Off" },
] as const;
type StrengthPlace = (typeof STRENGTH_PLACES)[number]["value"];

export const strengthPlaceOf = (text: string | null | undefined): StrengthPlace =>
  STRENGTH_PLACES.find(({ value }) => value === text)?.value ?? "home";

/** The choice of this browser and its setter: at home until changed. */
export const useStrengthPlace = () =>
  useLocalStorage<StrengthPlace>({
    key: "triplan-strength",
    defaultValue: "home",
    getInitialValueInEffect: !useIsHydrated(),
    serialize: String,
    deserialize: strengthPlaceOf,
  });
