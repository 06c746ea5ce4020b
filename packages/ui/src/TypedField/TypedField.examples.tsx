import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { TypedField } from "./TypedField.tsx";

export const examples: Examples = {
  "a number from 1 to 8": (
    <Live start={2}>
      {(value, onCommit) => (
        <TypedField
          label="Hours"
          value={value}
          format={String}
          parse={(text) => (/^[1-8]$/.test(text) ? Number(text) : null)}
          onCommit={onCommit}
          accepts="a number from 1 to 8"
          help="Counts when you leave the field"
        />
      )}
    </Live>
  ),
  "an optional number": (
    <Live<number | null> start={null}>
      {(value, onChange) => (
        <TypedField
          label="Weeks"
          value={value}
          format={String}
          parse={(text) => (/^\d$/.test(text) ? Number(text) : null)}
          onCommit={onChange}
          onClear={() => onChange(null)}
          accepts="a number from 0 to 9"
          placeholder="4"
        />
      )}
    </Live>
  ),
};
