import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { HoursField } from "./HoursField.tsx";

const field = (start: number | null, error?: string) => (
  <Live<number | null> start={start}>
    {(value, onChange) => (
      <HoursField
        label="Hours a week"
        value={value}
        assumed={6}
        max={40}
        onChange={onChange}
        help="the average of the last four"
        error={error}
      />
    )}
  </Live>
);

export const examples: Examples = {
  "not answered": field(null),
  "4.5 hours": field(4.5),
  "with an error": field(4.5, "Hours a week must be between 0 and 40 in steps of 0.5"),
};
