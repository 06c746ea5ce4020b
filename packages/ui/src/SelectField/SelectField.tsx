import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { classes } from "../shared/classes.ts";
import styles from "../Field/Field.module.css";

export interface SelectFieldProps extends Omit<
  NativeSelectProps,
  "classNames" | "description" | "error" | "size"
> {
  /** Explanation below the control. */
  help?: string;
}

/** A native select: label above, help below, like every other field. */
export const SelectField = ({ help, className, ...rest }: SelectFieldProps) => (
  <NativeSelect
    size="40px"
    inputWrapperOrder={["label", "input", "description"]}
    description={help}
    withAsterisk={false}
    rightSection={<IconSelector size={16} aria-hidden />}
    {...rest}
    className={classes(styles.field, className)}
    classNames={{
      label: styles.label ?? "",
      input: styles.input ?? "",
      description: styles.help ?? "",
    }}
  />
);
