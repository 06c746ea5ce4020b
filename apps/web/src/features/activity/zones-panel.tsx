import { formatClock, zoneSecondsOf } from "@triplan/domain";
import { ZoneBars } from "../../shared/activities/zone-bars.tsx";
import panel from "./activity-page.module.css";
import type { DetailedActivity } from "./activity-types.ts";

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
  return (
    <section className={panel.panel} aria-labelledby="zones">
      <h2 id="zones">Time in zones</h2>
      <ZoneBars
        title={BASES[zoneBasis]}
        done={zoneSeconds}
        planned={planned}
        format={formatClock}
      />
      {planned && <p className={panel.note}>The line marks what was planned.</p>}
    </section>
  );
}
