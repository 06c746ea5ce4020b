import { IconMinus, IconPlus } from "@tabler/icons-react";
import { HOURS_LIMITS } from "@triplan/domain";
import type { KeyboardEvent } from "react";
import { useTypedValue } from "../TypedField/use-typed-value.ts";
import { hoursAfter, parseHours } from "./hours.ts";
import styles from "./HoursStepper.module.css";

export interface HoursStepperProps {
  /** 0 to 8 in steps of 0.5. */
  value: number;
  onChange: (hours: number) => void;
  /** Weekday for the accessible names. */
  dayName: string;
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number input with half-hour step buttons. */
export function HoursStepper({ value, onChange, dayName }: HoursStepperProps) {
  const { inputProps } = useTypedValue({
    value,
    format: String,
    parse: parseHours,
    onCommit: onChange,
  });
  const step = (steps: number) => onChange(hoursAfter(value, steps));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined) return inputProps.onKeyDown(event);
    event.preventDefault();
    return step(steps);
  }

  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`Half an hour less on ${dayName}`}
        disabled={value <= HOURS_LIMITS.min}
        onClick={() => step(-1)}
      >
        <IconMinus size={14} aria-hidden />
      </button>
      <input
        {...inputProps}
        onKeyDown={onKeyDown}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Hours on ${dayName}`}
        aria-valuenow={value}
        aria-valuemin={HOURS_LIMITS.min}
        aria-valuemax={HOURS_LIMITS.max}
        aria-valuetext={`${value} hours`}
      />
      <button
        type="button"
        aria-label={`Half an hour more on ${dayName}`}
        disabled={value >= HOURS_LIMITS.max}
        onClick={() => step(1)}
      >
        <IconPlus size={14} aria-hidden />
      </button>
    </div>
  );
}
