import type { Discipline } from "@triplan/domain";
import sports from "./sport.module.css";

/** Class that sets `--sport` and `--sport-wash` for its subtree. */
export const sportClass = (discipline: Discipline): string => sports[discipline] ?? "";
