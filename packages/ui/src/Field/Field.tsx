import { TextInput, type TextInputProps } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import styles from "./Field.module.css";

type Replaced = "size" | "leftSection" | "rightSection" | "description" | "error" | "classNames";

export interface FieldProps extends Omit<TextInputProps, Replaced> {
  /** One line under the control; an error takes its place, so that nothing jumps. */
  help?: ReactNode;
  /** What is wrong with the value, in the words for the user. */
  error?: ReactNode;
  /** A sign at the left of the control. */
  icon?: ReactNode;
  /** The unit of the value, at the right of the control. */
  unit?: string;
  /** The one value that a section is about: larger in type and control. */
  isLarge?: boolean;
}

/** A line under a control that says what is wrong, with a sign beside the words. */
export const FieldError = ({ children }: { children: ReactNode }) => (
  <span className={styles.problem}>
    <IconAlertCircle size={14} aria-hidden />
    {children}
  </span>
);

/** Room for the unit and its edges, so that a long value never runs below it. */
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
