import type { ReactNode } from "react";
import styles from "./form-section.module.css";

interface FormSectionProps {
  title: string;
  /** Introduction in one sentence. */
  note: string;
  children: ReactNode;
}

/** A form section with its title on the left and its fields on the right. */
export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <section className={styles.section} aria-label={title}>
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.note}>{note}</p>
    </div>
    <div className={styles.fields}>{children}</div>
  </section>
);

/** Sections divided by hairlines on one sheet. */
export const FormSheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>{children}</div>
);

/** A page of one sheet. */
export const FormPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);

/** Fields side by side, below each other on narrow screens. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);
