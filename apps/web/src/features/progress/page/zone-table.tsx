import { VisuallyHidden } from "@mantine/core";
import { formatHours } from "@triplan/domain";
import { SegmentedTabs } from "@triplan/ui";
import { useState } from "react";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";
import styles from "./zone-table.module.css";

type Sport = keyof Progress["zones"];

const PANEL = "zone-table-panel";
const TABS = [
  { value: "all", label: "All", panelId: PANEL },
  { value: "swim", label: "Swim", panelId: PANEL },
  { value: "bike", label: "Bike", panelId: PANEL },
  { value: "run", label: "Run", panelId: PANEL },
] as const satisfies readonly { value: Sport; label: string; panelId: string }[];

const NAMES = ["recovery", "easy", "tempo", "threshold", "VO2max and above"] as const;

/** Time in each zone, planned beside done; done only from recordings that tell it. */
export function ZoneTable({ zones }: { zones: Progress["zones"] }) {
  const [sport, setSport] = useState<Sport>("all");
  const { planned, done, recordings, isEnough } = zones[sport];
  const highest = Math.max(1, ...planned, ...(isEnough ? done : []));
  const percent = (minutes: number) => `${Math.round((100 * minutes) / highest)}%`;
  return (
    <section className={panel.panel} aria-labelledby="zone-table">
      <div className={panel.head}>
        <h2 id="zone-table">Time in zones</h2>
        <SegmentedTabs label="Sport" tabs={TABS} value={sport} onChange={setSport} />
      </div>
      <div id={PANEL} role="tabpanel" aria-label="Time in zones" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">
                <VisuallyHidden>Bar</VisuallyHidden>
              </th>
              <th scope="col">Done</th>
              <th scope="col">Planned</th>
            </tr>
          </thead>
          <tbody>
            {NAMES.map((name, zone) => (
              <tr key={name}>
                <th scope="row">
                  Z{zone + 1} <span>{name}</span>
                </th>
                <td>
                  <div className={styles.bar} aria-hidden>
                    {isEnough && <i style={{ width: percent(done[zone] ?? 0) }} />}
                    <u style={{ left: percent(planned[zone] ?? 0) }} />
                  </div>
                </td>
                <td>{isEnough ? <b>{formatHours(done[zone] ?? 0)}</b> : "–"}</td>
                <td>{formatHours(planned[zone] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={panel.note}>{noteOf(recordings, isEnough)}</p>
      </div>
    </section>
  );
}

function noteOf(recordings: number, isEnough: boolean): string {
  if (recordings === 0)
    return "Your recordings come without details. The line marks what was planned.";
  const count = `${recordings} ${recordings === 1 ? "recording" : "recordings"} with zones`;
  return isEnough
    ? `From ${count}; the line marks what was planned.`
    : `Not enough recordings yet: ${count} hold too little of your time.`;
}
