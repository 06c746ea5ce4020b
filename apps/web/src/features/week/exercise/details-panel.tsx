import { CloseButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { DetailsBody, type DetailsBodyProps } from "./details-body.tsx";
import { DetailsTitle } from "./details-title.tsx";
import styles from "./exercise-details.module.css";

export interface DetailsPanelProps extends DetailsBodyProps {
  /** Moves the focus here, because a command opened it. */
  takesFocus: boolean;
}

/** An exercise in full beside the week, which stays usable. */
export function DetailsPanel({ takesFocus, ...props }: DetailsPanelProps) {
  const { exercise, onClose } = props;
  const region = useRef<HTMLElement>(null);
  const { id } = exercise;
  useEffect(() => {
    if (takesFocus) region.current?.focus({ preventScroll: true });
    // Beside the first days, the panel may end below the screen.
    region.current?.scrollIntoView?.({ block: "nearest" });
  }, [takesFocus]);
  return (
    <section ref={region} className={styles.panel} aria-labelledby={`details-${id}`} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={`details-${id}`}>
          <DetailsTitle parts={props.parts} />
        </h2>
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>
        <DetailsBody {...props} />
      </div>
    </section>
  );
}
