import type { Examples } from "../gallery/example.ts";
import { ChartCursor } from "./ChartCursor.tsx";

const HOURS = [5, 6, 7, 4] as const;

export const examples: Examples = {
  "four weeks": (
    <ChartCursor
      label="Hours of each week"
      count={HOURS.length}
      start={0}
      isBars
      textOf={(index) => `Week ${index + 1}: ${HOURS[index]} h`}
      style={{ height: 44, marginTop: 28, background: "var(--track)" }}
    >
      {null}
    </ChartCursor>
  ),
};
