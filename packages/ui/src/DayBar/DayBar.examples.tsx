import type { Examples } from "../gallery/example.ts";
import { DayBar } from "./DayBar.tsx";

export const examples: Examples = {
  "within the day's hours": <DayBar planned={{ swim: 30, bike: 0, run: 40 }} capacity={120} />,
  "more than the day holds": <DayBar planned={{ swim: 0, bike: 105, run: 25 }} capacity={90} />,
  "nothing planned": <DayBar planned={{ swim: 0, bike: 0, run: 0 }} capacity={60} />,
};
