import { entryOf, type ScheduleEntry } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { Live } from "../gallery/Live.tsx";
import { DayHoursHead } from "./DayHoursHead.tsx";
import { DayHoursRow } from "./DayHoursRow.tsx";

const row = (start: ScheduleEntry) => (
  <Live start={start}>
    {(entry, onChange) => <DayHoursRow entry={entry} grid={4} onChange={onChange} />}
  </Live>
);

export const examples: Examples = {
  head: <DayHoursHead grid={4} />,
  "a day of an hour": row(entryOf(1, 1)),
  "an endurance day": row(entryOf(6, 4, true)),
  "a day without swims": row({ ...entryOf(2, 2), sports: ["bike", "run"] }),
  "a day without any sport": row({ ...entryOf(4, 1), sports: [] }),
  "a day with an appointment": row({
    ...entryOf(2, 2),
    appointment: { sport: "swim", minutes: 60, effort: "steady", name: "Club swim" },
  }),
  "a day that is too short for its appointment": row({
    ...entryOf(6, 1),
    appointment: { sport: "bike", minutes: 120, effort: "easy" },
  }),
  "a rest day": row(entryOf(0, 0)),
};
