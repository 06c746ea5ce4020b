import { useId } from "react";
import styles from "./choice-row.module.css";

interface Choice<Value> {
  value: Value;
  label: string;
  /** Accessible name, where it says more than the label. */
  name?: string;
}

export interface ChoiceRowProps<Value> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Words instead of figures: as many in a row as there is space for. */
  wraps?: boolean;
}

/** Radio buttons side by side; pressing the chosen one again takes the answer back. */
export function ChoiceRow<Value extends string | number>({
  legend,
  choices,
  value,
  onChange,
  wraps = false,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend} (optional)</legend>
      <div className={styles.row} data-wraps={wraps || undefined}>
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
