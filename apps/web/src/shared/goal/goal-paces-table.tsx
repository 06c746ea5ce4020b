import { DISCIPLINE_NAMES, DISCIPLINES, isMiles, type RacePaces } from "@triplan/domain";
import { paceTexts, SportIcon, sportClass, useUnits } from "@triplan/ui";
import styles from "./goal-fields.module.css";

const NO_PACE = "–";

interface GoalPacesTableProps {
  current: RacePaces;
  /** null when no pace of the form reaches the goal. */
  goal: RacePaces | null;
}

/** Current and goal pace of each sport, under miles the goal's in metric units as well. */
export function GoalPacesTable({ current, goal }: GoalPacesTableProps) {
  const units = useUnits();
  return (
    <table className={styles.paces}>
      <thead>
        <tr>
          <th scope="col">Pace</th>
          <th scope="col">Current</th>
          <th scope="col">Goal</th>
          {isMiles(units) && (
            <th scope="col" className={styles.wide}>
              <span className={styles.hidden}>Goal in the other unit</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {DISCIPLINES.map((discipline) => {
          const { unit, other, format } = paceTexts(discipline, units);
          return (
            <tr key={discipline} className={sportClass(discipline)}>
              <th scope="row">
                <span className={styles.sport}>
                  <SportIcon discipline={discipline} variant="line" size={18} />
                  {DISCIPLINE_NAMES[discipline]}
                </span>
              </th>
              <td>
                {format(current[discipline])} <i>{unit}</i>
              </td>
              <td className={styles.goalPace}>
                {goal ? format(goal[discipline]) : NO_PACE} <i>{unit}</i>
              </td>
              {isMiles(units) && (
                <td className={styles.wide}>{goal && other ? other(goal[discipline]) : NO_PACE}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
