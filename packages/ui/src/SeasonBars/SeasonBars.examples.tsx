import { isoDate } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { MonthRow } from "./MonthRow.tsx";
import { PhaseStrip } from "./PhaseStrip.tsx";
import type { SeasonBarWeek } from "./season-parts.ts";
import { SeasonBars } from "./SeasonBars.tsx";

const MINUTES = [300, 325, 350, 220, 370, 400, 430, 260, 460, 480, 330, 150] as const;
const PHASES = ["base", "base", "base", "base", "build", "build", "build", "build"] as const;
const weeks: readonly SeasonBarWeek[] = MINUTES.map((minutes, index) => ({
  week: index + 1,
  minutes,
  phase: PHASES[index] ?? (["peak", "peak", "taper", "race"] as const)[index - 8] ?? "race",
  isRecovery: minutes === 220 || minutes === 260,
}));
const caption = "Planned hours of each week";

export const examples: Examples = {
  "a season": <SeasonBars weeks={weeks} caption={caption} />,
  "with the hours there are": <SeasonBars weeks={weeks} caption={caption} available={540} />,
  "with the hours now": <SeasonBars weeks={weeks} caption={caption} available={540} now={270} />,
  "in week 6": <SeasonBars weeks={weeks} caption={caption} ringed={6} current={6} />,
  "no season yet": <SeasonBars weeks={weeks} caption={caption} isEmpty />,
  phases: <PhaseStrip weeks={weeks} />,
  months: (
    <MonthRow
      startDate={isoDate("2027-01-03")}
      raceDate={isoDate("2027-03-27")}
      weeks={weeks.length}
    />
  ),
};
