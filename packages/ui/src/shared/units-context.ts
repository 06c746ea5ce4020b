import type { Units } from "@triplan/domain";
import { createContext, use } from "react";

const UnitsContext = createContext<Units>("miles");

/** Sets the units of distances and paces for its subtree. */
export const UnitsProvider = UnitsContext;

/** The athlete's units of distances and paces. */
export const useUnits = (): Units => use(UnitsContext);
