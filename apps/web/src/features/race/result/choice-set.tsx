import { useId } from "react";
import styles from "./result.module.css";

interface ChoiceSetProps<Value> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons of a question with one answer. */
export function ChoiceSet<Value extends string | boolean>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceSetProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.label}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
