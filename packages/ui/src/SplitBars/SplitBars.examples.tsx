import type { Examples } from "../gallery/example.ts";
import { SplitBars } from "./SplitBars.tsx";

export const examples: Examples = {
  "predicted and goal": (
    <SplitBars
      rows={[
        {
          label: "Predicted",
          splits: { swim: 1870, bike: 5000, run: 3286 },
          transition: 300,
          finish: 10_456,
          isOutlined: true,
        },
        {
          label: "Goal",
          splits: { swim: 1772, bike: 4738, run: 3114 },
          transition: 300,
          finish: 9924,
        },
      ]}
    />
  ),
};
