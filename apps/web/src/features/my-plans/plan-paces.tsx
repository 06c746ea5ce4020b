import {
  DISCIPLINE_NAMES,
  DISCIPLINES,
  planPaceFigure,
  raceDistanceFigure,
  type Figure,
  type RaceDistances,
  type RacePaces,
} from "@triplan/domain";
import { SportIcon, sportClass, useUnits } from "@triplan/ui";
import styles from "./plan-card.module.css";

const Value = ({ figure }: { figure: Figure }) => (
  <>
    {figure.value} <i>{figure.unit}</i>
  </>
);

interface PlanPacesProps {
  distances: RaceDistances;
  paces: RacePaces;
}

export function PlanPaces({ distances, paces }: PlanPacesProps) {
  const units = useUnits();
  return (
    <table className={styles.paces}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hidden}>Sport</span>
          </th>
          <th scope="col">Distance</th>
          <th scope="col">Current pace</th>
        </tr>
      </thead>
      <tbody>
        {DISCIPLINES.map((discipline) => (
          <tr key={discipline} className={sportClass(discipline)}>
            <th scope="row">
              <span className={styles.sport}>
                <SportIcon discipline={discipline} variant="line" size={18} />
                {DISCIPLINE_NAMES[discipline]}
              </span>
            </th>
            <td>
              <Value figure={raceDistanceFigure(discipline, distances[discipline], units)} />
            </td>
            <td>
              <Value figure={planPaceFigure(discipline, paces[discipline], units)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
