import { useId } from "react";
import styles from "./completion.module.css";

interface Choice {
  value: number;
  label: string;
  /** Accessible name, where it says more than the label. */
  name?: string;
}

export interface ChoiceRowProps {
  legend: string;
  choices: readonly Choice[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Radio buttons side by side; pressing the chosen one again takes the answer back. */
export function ChoiceRow({ legend, choices, value, onChange }: ChoiceRowProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend} (optional)</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              aria-label={choice.name ?? choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onClick={() => choice.value === value && onChange(null)}
            />
            <span aria-hidden>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
