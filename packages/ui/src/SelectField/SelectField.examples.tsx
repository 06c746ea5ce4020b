import type { Examples } from "../gallery/example.ts";
import { SelectField } from "./SelectField.tsx";

const data = ["miles", "kilometers"];

export const examples: Examples = {
  "one of two": (
    <SelectField label="Unit Preference" data={data} help="How your watch's data is displayed" />
  ),
  disabled: <SelectField label="Unit Preference" data={data} disabled />,
};
