import { Field, type FieldProps } from "../Field/Field.tsx";
import { refusalText, useTypedValue, type TypedValue } from "./use-typed-value.ts";

type Replaced = keyof TypedValue | "onChange" | "onBlur" | "onKeyDown";

export interface TypedFieldProps extends Omit<FieldProps, Replaced>, TypedValue {
  /** What the control accepts, for the error text ("a pace between 1:00 and 5:00"). */
  accepts: string;
}

/** A number typed as text ("2:30"); refused input reverts to the last valid value with an error. */
export function TypedField(props: TypedFieldProps) {
  const { value, format, parse, onCommit, onClear, accepts, error, ...rest } = props;
  const { inputProps, isRefused } = useTypedValue({ value, format, parse, onCommit, onClear });
  const refusal = refusalText(accepts, { value, format });
  return (
    <Field
      inputMode="text"
      autoComplete="off"
      {...rest}
      {...inputProps}
      error={isRefused ? <span role="alert">{refusal}</span> : error}
    />
  );
}
