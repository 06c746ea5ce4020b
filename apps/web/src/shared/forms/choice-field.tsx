import { SelectField } from "@triplan/ui";

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  help?: string;
  className?: string | undefined;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A select of known values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { choices, onChange, ...rest } = props;
  return (
    <SelectField
      {...rest}
      data={[...choices]}
      onChange={(event) => {
        const chosen = choices.find(({ value }) => value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
