import {
  distanceFigure,
  figureText,
  formatClock,
  type RecordedLap,
  type SportFamily,
} from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import panel from "./activity-page.module.css";
import { speedText } from "./measures.ts";
import styles from "./step-tables.module.css";

interface LapTableProps {
  family: SportFamily;
  laps: readonly RecordedLap[];
}

const whole = (value: number | null) => (value === null ? "–" : Math.round(value));

/** The laps as recorded. */
export function LapTable({ family, laps }: LapTableProps) {
  const units = useUnits();
  const hasPower = laps.some(({ averagePower }) => averagePower !== null);
  return (
    <section className={panel.panel} aria-labelledby="laps">
      <h2 id="laps">Laps</h2>
      <div className={panel.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Lap</th>
              <th scope="col">Duration</th>
              <th scope="col">Distance</th>
              <th scope="col">{family === "bike" ? "Speed" : "Pace"}</th>
              {hasPower && <th scope="col">W</th>}
              <th scope="col">bpm</th>
            </tr>
          </thead>
          <tbody>
            {laps.map((lap, index) => {
              const { startSeconds, durationSeconds, distanceMeters } = lap;
              const distance = distanceFigure(family, { distance: distanceMeters }, units);
              const speed =
                distanceMeters && durationSeconds > 0 ? distanceMeters / durationSeconds : null;
              return (
                <tr key={startSeconds}>
                  <th scope="row">{index + 1}</th>
                  <td>{formatClock(durationSeconds)}</td>
                  <td>{distance ? figureText(distance) : "–"}</td>
                  <td>{speedText(family, speed, units) ?? "–"}</td>
                  {hasPower && <td>{whole(lap.averagePower)}</td>}
                  <td>{whole(lap.averageHeartRate)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
