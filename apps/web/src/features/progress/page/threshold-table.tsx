import { formatDayAndMonth } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import panel from "./progress-page.module.css";
import type { SportFigures } from "./progress-types.ts";
import { SPORT_WORDS, thresholdText } from "./sport-texts.ts";
import styles from "./threshold-table.module.css";

/** The main sets and tests behind the figures at threshold, newest first. */
export function ThresholdTable({ sports }: { sports: readonly SportFigures[] }) {
  const units = useUnits();
  const rows = sports
    .flatMap((sport) => sport.thresholdPace.entries.map((entry) => ({ sport, entry })))
    .toSorted((a, b) => b.entry.date.localeCompare(a.entry.date));
  if (rows.length === 0) return null;
  return (
    <details className={panel.details}>
      <summary>Main sets and tests as a table</summary>
      <table className={styles.table}>
        <caption>
          Each set as the pace or power that you could hold at threshold, by the middle of its zone
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Sport</th>
            <th scope="col">Exercise</th>
            <th scope="col">At threshold</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sport, entry }) => {
            const { date, source, value, name, activityId } = entry;
            return (
              <tr key={`${sport.discipline} ${date} ${activityId ?? source}`}>
                <th scope="row">{formatDayAndMonth(date)}</th>
                <td>{SPORT_WORDS[sport.discipline].name}</td>
                <td>
                  {activityId === null ? (
                    "Test"
                  ) : (
                    <Link to={`/activities/${activityId}`}>{name ?? "Main set"}</Link>
                  )}
                </td>
                <td>{thresholdText(sport, value, units)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
