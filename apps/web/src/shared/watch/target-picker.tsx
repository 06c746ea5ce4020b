import { TARGET_CHOICES, type TargetChoice } from "@triplan/domain";
import { useId } from "react";
import styles from "./target-picker.module.css";

const WORDS = {
  power: { name: "Power", text: "Rides in watts, runs and swims by pace" },
  pace: { name: "Pace", text: "Runs and swims by pace, rides by speed" },
  heartRate: { name: "Heart rate", text: "Rides and runs; swims by pace" },
  none: { name: "No targets", text: "Only the steps and rests" },
} as const satisfies Record<TargetChoice, { name: string; text: string }>;

export interface TargetPickerProps {
  value: TargetChoice;
  onChange: (choice: TargetChoice) => void;
}

/** What the device guides by, as cards. */
export function TargetPicker({ value, onChange }: TargetPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.targets}>
      <legend>Your device guides you by</legend>
      {TARGET_CHOICES.map((choice) => (
        <label key={choice} className={styles.target}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          <b>{WORDS[choice].name}</b>
          <span>{WORDS[choice].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
