import { VisuallyHidden } from "@mantine/core";
import { formatClock, zoneSecondsOf } from "@triplan/domain";
import panel from "./activity-page.module.css";
import type { DetailedActivity } from "./activity-types.ts";
import styles from "./zones-panel.module.css";

const NAMES = ["recovery", "easy", "tempo", "threshold", "VO2max and above"] as const;

const BASES = { power: "By power", heartRate: "By heart rate", pace: "By pace" } as const;

/** Time in each zone, planned beside done. */
export function ZonesPanel({ activity }: { activity: DetailedActivity }) {
  const { zoneSeconds, zoneBasis, exercise } = activity;
  const planned = exercise && exercise.steps.length > 0 ? zoneSecondsOf(exercise.steps) : null;
  if (!zoneSeconds || !zoneBasis) {
    return (
      <section className={panel.panel} aria-labelledby="zones">
        <h2 id="zones">Time in zones</h2>
        <p className={panel.muted}>
          {activity.stream
            ? "There was no threshold on that day to measure zones against."
            : "Zones are counted from samples, never from averages, and this one came without."}
        </p>
      </section>
    );
  }
  const highest = Math.max(1, ...zoneSeconds, ...(planned ?? []));
  const percent = (seconds: number) => `${Math.round((100 * seconds) / highest)}%`;
  return (
    <section className={panel.panel} aria-labelledby="zones">
      <h2 id="zones">Time in zones</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{BASES[zoneBasis]}</th>
            <th scope="col">
              <VisuallyHidden>Bar</VisuallyHidden>
            </th>
            <th scope="col">Done</th>
            {planned && <th scope="col">Planned</th>}
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
                  <i style={{ width: percent(zoneSeconds[zone] ?? 0) }} />
                  {planned && <u style={{ left: percent(planned[zone] ?? 0) }} />}
                </div>
              </td>
              <td>
                <b>{formatClock(zoneSeconds[zone] ?? 0)}</b>
              </td>
              {planned && <td>{formatClock(planned[zone] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {planned && <p className={panel.note}>The line marks what was planned.</p>}
    </section>
  );
}
