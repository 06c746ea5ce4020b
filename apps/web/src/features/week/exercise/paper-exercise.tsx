import { createPortal } from "react-dom";
import { DetailsContent, type DetailsContentProps } from "./details-content.tsx";
import { DetailsTitle } from "./details-title.tsx";
import styles from "./paper-exercise.module.css";

/** A copy for paper, which replaces the page while it is printed; with space for what was done. */
export const PaperExercise = (props: DetailsContentProps) =>
  createPortal(
    <article className={styles.paper}>
      <h1>
        <DetailsTitle parts={props.parts} />
      </h1>
      <DetailsContent {...props} />
      <p className={styles.record}>
        <span>Time</span>
        <span>How hard, 1 to 10</span>
        <span>Notes</span>
      </p>
    </article>,
    document.body,
  );
