import { Switch as MantineSwitch } from "@mantine/core";
import { classes } from "../shared/classes.ts";
import styles from "./Switch.module.css";

export interface SwitchProps {
  /** Text next to the switch. */
  label: string;
  /** Full accessible name ("Available on Sunday") when the label is shorter. */
  name?: string;
  /** Explanation below the label; announced as its description. */
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** True when the label is the name of the row. */
  isMain?: boolean;
}

export const Switch = ({ label, name, help, checked, onChange, isMain }: SwitchProps) => (
  <MantineSwitch
    label={label}
    aria-label={name ?? label}
    description={help}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
    withThumbIndicator={false}
    classNames={{
      root: classes(styles.switch, isMain && styles.main),
      body: classes(styles.body, help !== undefined && styles.tall),
      track: styles.track ?? "",
      thumb: styles.thumb ?? "",
      labelWrapper: styles.labelWrapper ?? "",
      label: styles.label ?? "",
      description: styles.help ?? "",
      input: styles.input ?? "",
    }}
  />
);
