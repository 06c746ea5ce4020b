import { formatHours } from "@triplan/domain";
import { SegmentedTabs } from "@triplan/ui";
import { useState } from "react";
import { ZoneBars } from "../../../shared/activities/zone-bars.tsx";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";

type Sport = keyof Progress["zones"];

const PANEL = "zone-table-panel";
const TABS = [
  { value: "all", label: "All", panelId: PANEL },
  { value: "swim", label: "Swim", panelId: PANEL },
  { value: "bike", label: "Bike", panelId: PANEL },
  { value: "run", label: "Run", panelId: PANEL },
] as const satisfies readonly { value: Sport; label: string; panelId: string }[];

/** Time in each zone, planned beside done; done only from recordings that tell it. */
export function ZoneTable({ zones }: { zones: Progress["zones"] }) {
  const [sport, setSport] = useState<Sport>("all");
  const { planned, done, recordings, isEnough } = zones[sport];
  return (
    <section className={panel.panel} aria-labelledby="zone-table">
      <div className={panel.head}>
        <h2 id="zone-table">Time in zones</h2>
        <SegmentedTabs label="Sport" tabs={TABS} value={sport} onChange={setSport} />
      </div>
      <div id={PANEL} role="tabpanel" aria-label="Time in zones" tabIndex={0}>
        <ZoneBars
          title="Zone"
          done={isEnough ? done : null}
          planned={planned}
          format={formatHours}
        />
        <p className={panel.note}>{noteOf(recordings, isEnough)}</p>
      </div>
    </section>
  );
}

function noteOf(recordings: number, isEnough: boolean): string {
  if (recordings === 0)
    return "Your recordings do not show zones yet: they need heart rate, power or pace, and your thresholds. The line marks what was planned.";
  const count = `${recordings} ${recordings === 1 ? "recording" : "recordings"} with zones`;
  return isEnough
    ? `From ${count}; the line marks what was planned.`
    : `Not enough recordings yet: ${count} cover too little of your time.`;
}
