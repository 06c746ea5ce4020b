import { Link } from "react-router-dom";
import { weekPath } from "./plan-view.ts";
import styles from "./week-links.module.css";

interface WeekLinksProps {
  weeks: readonly { week: number }[];
  /** Days of the last week that the chart shows. */
  lastDays?: number;
  /** The address of a week; the athlete's own by default. */
  pathTo?: (week: number) => string;
}

const WEEK = 7;

/** Links over the weeks of a chart, for a mouse: no tab stops beside those below the chart. */
export const WeekLinks = ({ weeks, lastDays = WEEK, pathTo = weekPath }: WeekLinksProps) =>
  weeks.map(({ week }) => (
    <Link
      key={week}
      className={styles.week ?? ""}
      style={{ flexGrow: week === weeks.length ? lastDays : WEEK }}
      to={pathTo(week)}
      tabIndex={-1}
    />
  ));
