import type { UnitPreference } from "@triplan/domain";
import { createContext, use } from "react";

const UnitsContext = createContext<UnitPreference>("miles");

/** Sets the units in which everything inside shows distances and paces. */
export const UnitsProvider = UnitsContext;

/** The units in which the athlete reads distances and paces. */
export const useUnits = (): UnitPreference => use(UnitsContext);
