import type { Discipline } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { FasterRange } from "./FasterRange.tsx";
import { PaceSlider } from "./PaceSlider.tsx";

const slider = (discipline: Discipline, start: number, error?: string) => (
  <Live start={start}>
    {(value, onChange) => (
      <PaceSlider
        discipline={discipline}
        value={value}
        onChange={onChange}
        kind="Current"
        note="2 of 3 points"
        error={error}
      />
    )}
  </Live>
);

export const examples: Examples = {
  swim: slider("swim", 125),
  bike: slider("bike", 18),
  run: slider("run", 530),
  "with an error": slider("run", 1200, "Run pace must be between 5:00 and 20:00 per mile"),
  "a range from slow to fast": (
    <Live start={330}>
      {(value, onChange) => (
        <FasterRange
          label="Finish time"
          scale={{ slow: 350, fast: 310, step: 1 }}
          value={value}
          onChange={onChange}
          valueText={`${value} minutes`}
          marks={[{ value: 340, label: "realistic" }]}
          ends={{ slow: "5:50", fast: "5:10" }}
        />
      )}
    </Live>
  ),
};
