import { IconMoon } from "@tabler/icons-react";
import { Glyph } from "@triplan/ui";
import type { ReactNode } from "react";
import styles from "./today-panel.module.css";

export interface CalmDayProps {
  title: ReactNode;
  children: ReactNode;
  /** A flag instead of the moon. */
  isRace?: boolean;
}

/** A day without training in a line or two: rest, race day, before and after the plan. */
export const CalmDay = ({ title, children, isRace = false }: CalmDayProps) => (
  <div className={styles.calm}>
    <span className={isRace ? styles.flag : styles.moon}>
      {isRace ? <Glyph name="flag" size={20} /> : <IconMoon size={20} aria-hidden />}
    </span>
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
);
