import {
  DISCIPLINE_NAMES,
  DISCIPLINES,
  parseRaceDistance,
  planPaceFigure,
  raceDistanceFigure,
  type Discipline,
  type Figure,
  type UnitPreference,
} from "@triplan/domain";
import { pacesOf } from "@triplan/plan-engine";
import { SportIcon, sportClass, useUnits } from "@triplan/ui";
import type { PlanRow } from "../../shared/network/trpc.ts";
import styles from "./plan-card.module.css";

const DISTANCE_FIELDS = {
  swim: "swimDistance",
  bike: "bikeDistance",
  run: "runDistance",
} as const satisfies Record<Discipline, keyof PlanRow>;

function distanceFigureOf(
  plan: PlanRow,
  discipline: Discipline,
  units: UnitPreference,
): Figure | null {
  const distance = parseRaceDistance(plan[DISTANCE_FIELDS[discipline]]);
  return distance && raceDistanceFigure(discipline, distance, units);
}

const Value = ({ figure }: { figure: Figure | null }) =>
  figure && (
    <>
      {figure.value} <i>{figure.unit}</i>
    </>
  );

export function PlanPaces({ plan }: { plan: PlanRow }) {
  const paces = pacesOf(plan);
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
              <Value figure={distanceFigureOf(plan, discipline, units)} />
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
