import type { Discipline } from "@triplan/domain";
import sports from "./sport.module.css";

/** The class that sets `--sport` and `--sport-wash` for everything inside. */
export const sportClass = (discipline: Discipline): string => sports[discipline] ?? "";
