import { PAPERS, type Paper } from "@triplan/domain";
import { useId } from "react";
import styles from "../forms/segments.module.css";

const NAMES = { a4: "A4", letter: "Letter" } as const satisfies Record<Paper, string>;

interface PaperChoiceProps {
  value: Paper;
  onChange: (paper: Paper) => void;
}

/** The paper in the printer. */
export function PaperChoice({ value, onChange }: PaperChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>Paper</legend>
      {PAPERS.map((paper) => (
        <label key={paper} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={paper === value}
            onChange={() => onChange(paper)}
          />
          <span>{NAMES[paper]}</span>
        </label>
      ))}
    </fieldset>
  );
}
