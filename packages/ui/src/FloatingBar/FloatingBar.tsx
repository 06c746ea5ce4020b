import type { Discipline } from "@triplan/domain";
import type { ReactNode } from "react";
import { SportIcon } from "../SportIcon/SportIcon.tsx";
import styles from "./FloatingBar.module.css";

export interface FloatingBarProps {
  /** Small text above the title: "Exercise Selected". */
  caption: string;
  title: string;
  /** Shown after the title when there is room. */
  detail?: string;
  discipline: Discipline;
  /** `FloatingBarButton`s, the primary one first. */
  children: ReactNode;
}

/** A bar that floats over the bottom of the screen while a selection waits for an action. */
export function FloatingBar({ caption, title, detail, discipline, children }: FloatingBarProps) {
  return (
    <section className={styles.bar} aria-label={caption}>
      <span className={styles.icon}>
        <SportIcon discipline={discipline} />
      </span>
      <span className={styles.text}>
        <span className={styles.caption}>{caption}</span>
        <span className={styles.title}>
          {title}
          {detail && <span className={styles.detail}> · {detail}</span>}
        </span>
      </span>
      {children}
    </section>
  );
}

export interface FloatingBarButtonProps {
  children: ReactNode;
  onClick: () => void;
  /** Without a background. */
  plain?: boolean;
}

export function FloatingBarButton({ children, onClick, plain = false }: FloatingBarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-plain={plain || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
