import type { UnitPreference } from "@triplan/domain";
import { createContext, use } from "react";

const UnitsContext = createContext<UnitPreference>("miles");

/** Sets the units of distances and paces for its subtree. */
export const UnitsProvider = UnitsContext;

/** The athlete's units of distances and paces. */
export const useUnits = (): UnitPreference => use(UnitsContext);
