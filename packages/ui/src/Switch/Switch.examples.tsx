import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { Switch } from "./Switch.tsx";

export const examples: Examples = {
  "off and on": (
    <Live start={false}>
      {(checked, onChange) => <Switch label="Endurance" checked={checked} onChange={onChange} />}
    </Live>
  ),
  "with a sentence": (
    <Live start={false}>
      {(checked, onChange) => (
        <Switch
          label="Optimise weekly load"
          help="What it does, in a sentence."
          checked={checked}
          onChange={onChange}
        />
      )}
    </Live>
  ),
};
