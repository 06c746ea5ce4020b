import type { RaceType } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { RaceTypePicker } from "./RaceTypePicker.tsx";

export const examples: Examples = {
  chosen: (
    <Live<RaceType> start="olympic">
      {(value, onChange) => <RaceTypePicker value={value} onChange={onChange} />}
    </Live>
  ),
};
