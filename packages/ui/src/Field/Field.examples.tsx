import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { Field, type FieldProps } from "./Field.tsx";

const live = (props: FieldProps, start = "") => (
  <Live start={start}>
    {(value, onChange) => (
      <Field {...props} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    )}
  </Live>
);

export const examples: Examples = {
  empty: live({ label: "Plan Name", help: "What you call it, in one line" }),
  filled: live({ label: "Swim Distance", unit: "mi" }, "0.93"),
  "with an error": live({ label: "Plan Name", error: "Plan name is required" }),
  large: live({ label: "Race Date", isLarge: true }, "27 February 2027"),
  disabled: live({ label: "Plan Name", disabled: true }, "Lisbon"),
};
