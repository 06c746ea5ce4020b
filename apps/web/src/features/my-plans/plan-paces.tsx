import { DISCIPLINES, type Discipline } from "@triplan/domain";
import { pacesOf } from "@triplan/planner";
import { PACE_TEXTS, SportIcon, sportClass } from "@triplan/ui";
import type { PlanRow } from "../../trpc.ts";
import styles from "./plan-card.module.css";

/** Units of a plan's paces, in the specification's words. */
const UNITS = { swim: "/100m", bike: "mph", run: "/mile" } as const satisfies Record<
  Discipline,
  string
>;

const distancesOf = (plan: PlanRow) => ({
  swim: plan.swimDistance,
  bike: plan.bikeDistance,
  run: plan.runDistance,
});

/** Race distances and current paces of the three sports. */
export function PlanPaces({ plan }: { plan: PlanRow }) {
  const paces = pacesOf(plan);
  const distances = distancesOf(plan);
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
                {PACE_TEXTS[discipline].name}
              </span>
            </th>
            <td>
              {distances[discipline]} <i>mi</i>
            </td>
            <td>
              {PACE_TEXTS[discipline].format(paces[discipline])} <i>{UNITS[discipline]}</i>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
