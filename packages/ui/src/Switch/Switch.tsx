import { Switch as MantineSwitch } from "@mantine/core";
import { classes } from "../shared/classes.ts";
import styles from "./Switch.module.css";

export interface SwitchProps {
  /** The word that stands beside the switch. */
  label: string;
  /** The whole name for those who hear it ("Available on Sunday"), where the word is less. */
  name?: string;
  /** What it does, in a sentence below the word; read after the name, not as a part of it. */
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** True where the word is the name of the row. */
  isMain?: boolean;
}

/** A switch with its word. */
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
