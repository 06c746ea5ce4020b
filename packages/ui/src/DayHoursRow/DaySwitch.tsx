import { Switch } from "@mantine/core";
import { classes } from "../shared/classes.ts";
import styles from "./DaySwitch.module.css";

export interface DaySwitchProps {
  /** The word that stands beside the switch. */
  label: string;
  /** The whole name for those who hear it ("Available on Sunday"). */
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** True where the word is the name of the row. */
  isMain?: boolean;
}

/** A switch of a day with its word. */
export const DaySwitch = ({ label, name, checked, onChange, isMain }: DaySwitchProps) => (
  <Switch
    label={label}
    aria-label={name}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
    withThumbIndicator={false}
    classNames={{
      root: classes(styles.switch, isMain && styles.main),
      body: styles.body ?? "",
      track: styles.track ?? "",
      thumb: styles.thumb ?? "",
      labelWrapper: styles.labelWrapper ?? "",
      label: styles.label ?? "",
      input: styles.input ?? "",
    }}
  />
);
