import type { Discipline } from "@triplan/domain";
import { classes, SportIcon, sportClass } from "@triplan/ui";
import type { ReactNode } from "react";
import styles from "./sport-fields.module.css";

/** The fields of the three sports, side by side. */
export const SportFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);

/** The word that the labels of the three have in common. */
export const CommonLabel = ({ children }: { children: ReactNode }) => (
  <span className={styles.longLabel}>{children}</span>
);

/** The icon in the field of a sport. */
export const SportFieldIcon = ({ discipline }: { discipline: Discipline }) => (
  <span className={classes(styles.icon, sportClass(discipline))}>
    <SportIcon discipline={discipline} variant="line" size={18} />
  </span>
);
