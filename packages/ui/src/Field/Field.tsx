import { TextInput, type TextInputProps } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import styles from "./Field.module.css";

type Replaced = "size" | "leftSection" | "rightSection" | "description" | "error" | "classNames";

export interface FieldProps extends Omit<TextInputProps, Replaced> {
  /** One line under the control; an error replaces it, so that nothing moves. */
  help?: ReactNode;
  /** Error text. */
  error?: ReactNode;
  /** Shown at the left of the control. */
  icon?: ReactNode;
  /** Shown at the right of the control. */
  unit?: string;
  /** Larger type, for the main value of a section. */
  isLarge?: boolean;
}

/** An error line with its icon. */
export const FieldError = ({ children }: { children: ReactNode }) => (
  <span className={styles.problem}>
    <IconAlertCircle size={14} aria-hidden />
    {children}
  </span>
);

/** Space for the unit, so that a long value never overlaps it. */
const unitWidth = (unit: string) => `calc(${unit.length}ch + 16px)`;

/** A labelled text control: label above, help or error below. */
export function Field({ help, error, icon, unit, isLarge, className, ...rest }: FieldProps) {
  return (
    <TextInput
      size={isLarge ? "48px" : "40px"}
      inputWrapperOrder={["label", "input", "description", "error"]}
      description={error ? undefined : help}
      error={error && <FieldError>{error}</FieldError>}
      leftSection={icon}
      rightSection={unit && <span className={styles.unit}>{unit}</span>}
      rightSectionWidth={unit ? unitWidth(unit) : undefined}
      withAsterisk={false}
      {...rest}
      className={classes(styles.field, className)}
      classNames={{
        label: styles.label ?? "",
        input: classes(styles.input, isLarge && styles.large),
        description: styles.help ?? "",
        error: styles.error ?? "",
      }}
    />
  );
}
