import { Link } from "react-router-dom";
import { planViewPath } from "./plan-view.ts";
import styles from "./week-links.module.css";

interface WeekLinksProps {
  weeks: readonly { week: number }[];
  /** Days of the last week that the chart shows. */
  lastDays?: number;
}

const WEEK = 7;

/** Links over the weeks of a chart, for a mouse: no tab stops beside those below the chart. */
export const WeekLinks = ({ weeks, lastDays = WEEK }: WeekLinksProps) =>
  weeks.map(({ week }) => (
    <Link
      key={week}
      className={styles.week ?? ""}
      style={{ flexGrow: week === weeks.length ? lastDays : WEEK }}
      to={planViewPath("week", week)}
      tabIndex={-1}
    />
  ));
