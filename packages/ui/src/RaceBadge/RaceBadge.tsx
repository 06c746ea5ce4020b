import { RACE_NAMES, type RaceType } from "@triplan/domain";
import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import { raceClass } from "./race-class.ts";
import styles from "./RaceBadge.module.css";

export interface RaceBadgeProps {
  /** null reads "Other" and is grey. */
  raceType: RaceType | null;
  /** Shown after the name ("16 weeks"). */
  children?: ReactNode;
}

/** The race type as tint, dot and name. */
export function RaceBadge({ raceType, children }: RaceBadgeProps) {
  return (
    <span className={classes(styles.badge, raceClass(raceType))}>
      {raceType === null ? "Other" : RACE_NAMES[raceType]}
      {children && <> · {children}</>}
    </span>
  );
}
