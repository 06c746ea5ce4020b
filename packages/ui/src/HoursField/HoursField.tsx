import { parseDecimal } from "@triplan/domain";
import { useId } from "react";
import { toStep } from "../DayHoursRow/hours.ts";
import { HoursStepper } from "../DayHoursRow/HoursStepper.tsx";
import { FieldError } from "../Field/Field.tsx";
import styles from "../Field/Field.module.css";
import { refusalText, useTypedValue } from "../TypedField/use-typed-value.ts";

export interface HoursFieldProps {
  label: string;
  /** In steps of 0.5; null while not answered. */
  value: number | null;
  /** Shown in grey while not answered; the buttons start from it. */
  assumed: number;
  max: number;
  onChange: (hours: number | null) => void;
  /** One line under the control; an error replaces it. */
  help: string;
  error?: string | undefined;
}

/** An optional number of hours a week, typed or stepped by half hours. */
export function HoursField(props: HoursFieldProps) {
  const { label, value, assumed, max, onChange, help, error } = props;
  const id = useId();
  const { inputProps, isRefused } = useTypedValue({
    value,
    format: String,
    parse: (text) => {
      const hours = parseDecimal(text);
      return hours !== null && hours <= max ? toStep(hours) : null;
    },
    onCommit: onChange,
    onClear: () => onChange(null),
  });
  const refusal = refusalText(`hours from 0 to ${max}`, { value, format: String });
  const problem = isRefused ? refusal : error;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <HoursStepper
        isLarge
        id={id}
        hours={value ?? assumed}
        max={max}
        onStep={onChange}
        typed={inputProps}
        where="a week"
        placeholder={String(assumed)}
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== undefined}
        {...(value === null && { "aria-valuetext": `Not answered, ${assumed} hours assumed` })}
      />
      <div id={`${id}-help`} className={problem ? styles.error : styles.help}>
        {problem ? (
          <FieldError>
            <span role={isRefused ? "alert" : undefined}>{problem}</span>
          </FieldError>
        ) : (
          help
        )}
      </div>
    </div>
  );
}
