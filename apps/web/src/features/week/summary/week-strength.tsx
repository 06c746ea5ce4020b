import {
  STRENGTH_ADVICE,
  STRENGTH_WARM_UP,
  strengthOfWeek,
  type SeasonWeek,
} from "@triplan/plan-engine";
import { useStrengthPlace } from "../../../shared/preferences/use-strength-place.ts";
import type { PlanRow } from "../model/week-types.ts";
import styles from "./week-strength.module.css";

const TIMES = ["", "Once", "Twice"] as const;
const PLACE = { home: "at home", gym: "in the gym" } as const;

interface WeekStrengthProps {
  plan: Pick<PlanRow, "startDate" | "raceDate">;
  week: SeasonWeek;
}

/** The week's strength work in words; nothing where the athlete turned it off or the week has none. */
export function WeekStrength({ plan, week }: WeekStrengthProps) {
  const place = useStrengthPlace();
  const strength = place === "off" ? null : strengthOfWeek(plan, week, place);
  if (place === "off" || !strength) return null;
  const { times, minutes, aim, exercises } = strength;
  return (
    <details className={styles.strength}>
      <summary>
        <b>Strength</b> {TIMES[times]} {minutes} min {PLACE[place]}
      </summary>
      <p>{aim}. Optional, and not in the hours of your week.</p>
      <ul>
        <li>Warm-up: {STRENGTH_WARM_UP}</li>
        {exercises.map((exercise) => (
          <li key={exercise}>{exercise}</li>
        ))}
      </ul>
      <p>{STRENGTH_ADVICE}</p>
    </details>
  );
}
