import { DayBar } from "../DayBar/DayBar.tsx";
import type { Examples } from "../gallery/example.ts";
import { StatStrip, StatTile } from "./StatTile.tsx";

const bar = <DayBar planned={{ swim: 60, bike: 180, run: 90 }} capacity={510} />;

export const examples: Examples = {
  "the figures of a week": (
    <StatStrip label="Week 6">
      <StatTile label="Total Planned" value="8:30" unit="h" bar={bar} />
      <StatTile label="Completed" value="3:10" unit="h" note="+0:31 extra" bar={bar} />
      <StatTile label="Scheduled" value={5} />
      <StatTile label="Garmin Matched" value={2} />
      <StatTile label="Unscheduled" value={4} />
    </StatStrip>
  ),
};
