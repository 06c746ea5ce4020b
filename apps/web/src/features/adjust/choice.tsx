import { useId } from "react";
import styles from "./adjust-dialog.module.css";

interface ChoiceProps<Value extends string> {
  label: string;
  /** Labels by value, in display order. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  const values = Object.keys(options).filter((key): key is Value => key in options);
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {options[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
