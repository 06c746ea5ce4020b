import { VisuallyHidden } from "@mantine/core";
import styles from "./zone-bars.module.css";

const NAMES = ["recovery", "easy", "tempo", "threshold", "VO2max and above"] as const;

interface ZoneBarsProps {
  /** Head of the column of zones. */
  title: string;
  /** Time in Z1 to Z5; null if too little is known. */
  done: readonly number[] | null;
  /** Planned time in Z1 to Z5, in the unit of `done`; null without an exercise. */
  planned: readonly number[] | null;
  format: (time: number) => string;
}

/** Time in each zone: done as a bar, planned as a line. */
export function ZoneBars({ title, done, planned, format }: ZoneBarsProps) {
  const highest = Math.max(1, ...(done ?? []), ...(planned ?? []));
  const percent = (time = 0) => `${Math.round((100 * time) / highest)}%`;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
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
                {done && <i style={{ width: percent(done[zone]) }} />}
                {planned && (planned[zone] ?? 0) > 0 && (
                  <u style={{ left: percent(planned[zone]) }} />
                )}
              </div>
            </td>
            <td>{done ? <b>{format(done[zone] ?? 0)}</b> : "–"}</td>
            {planned && <td>{format(planned[zone] ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
