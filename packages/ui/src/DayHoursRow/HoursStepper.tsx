import { IconMinus, IconPlus } from "@tabler/icons-react";
import { HOURS_LIMITS } from "@triplan/domain";
import type { InputHTMLAttributes, KeyboardEvent } from "react";
import type { useTypedValue } from "../TypedField/use-typed-value.ts";
import { hoursAfter } from "./hours.ts";
import styles from "./HoursStepper.module.css";

type TypedInput = ReturnType<typeof useTypedValue>["inputProps"];

interface HoursStepperProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Hours of the buttons and the arrow keys; 0 or more, in steps of 0.5. */
  hours: number;
  max?: number;
  onStep: (hours: number) => void;
  typed: TypedInput;
  /** What the buttons change ("on Monday"). */
  where: string;
  isLarge?: boolean;
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number input with half-hour step buttons. */
export function HoursStepper(props: HoursStepperProps) {
  const { hours, max = HOURS_LIMITS.max, onStep, typed, where, isLarge, ...input } = props;
  const step = (steps: number) => onStep(hoursAfter(hours, steps, max));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined) return typed.onKeyDown(event);
    event.preventDefault();
    return step(steps);
  }

  return (
    <div className={styles.stepper} data-large={isLarge || undefined}>
      <button
        type="button"
        aria-label={`Half an hour less ${where}`}
        disabled={hours <= HOURS_LIMITS.min}
        onClick={() => step(-1)}
      >
        <IconMinus size={14} aria-hidden />
      </button>
      <input
        aria-valuetext={`${hours} hours`}
        {...input}
        {...typed}
        onKeyDown={onKeyDown}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuenow={hours}
        aria-valuemin={HOURS_LIMITS.min}
        aria-valuemax={max}
      />
      <button
        type="button"
        aria-label={`Half an hour more ${where}`}
        disabled={hours >= max}
        onClick={() => step(1)}
      >
        <IconPlus size={14} aria-hidden />
      </button>
    </div>
  );
}
