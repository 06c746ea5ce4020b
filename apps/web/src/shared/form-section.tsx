import type { ReactNode } from "react";
import styles from "./form-section.module.css";

interface FormSectionProps {
  title: string;
  /** What the section is about, in one sentence. */
  note: string;
  children: ReactNode;
}

/** One question of the form: its title in the gutter, its fields beside it. */
export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <section className={styles.section} aria-label={title}>
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.note}>{note}</p>
    </div>
    <div className={styles.fields}>{children}</div>
  </section>
);

/** Sections divided by hairlines, on one sheet. */
export const FormSheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>{children}</div>
);
