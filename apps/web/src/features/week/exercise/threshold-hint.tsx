import type { Discipline, Thresholds } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useBoard } from "../placing/use-board.tsx";
import styles from "./exercise-details.module.css";

const hasOnlyPaces = ({ ftpWatts, lthrBike, lthrRun, maxHr }: Thresholds) =>
  [ftpWatts, lthrBike, lthrRun, maxHr].every((each) => each === undefined);

/** What is missing for watts and heart rate in the steps of a ride or run. */
export function ThresholdHint({ type }: { type: Discipline }) {
  const { thresholds } = useBoard();
  if (type === "swim" || !hasOnlyPaces(thresholds)) return null;
  return (
    <p className={styles.hint}>
      <Link to="/zones">Enter your FTP or threshold heart rate</Link> to see watts and heart rate.
    </p>
  );
}
