import {
  daysBetween,
  distanceFigure,
  figureText,
  formatDayAndMonth,
  formatHours,
  formatPace,
  type Discipline,
  type IsoDate,
  type Units,
} from "@triplan/domain";
import { SportIcon, useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { planDayPath } from "../../../shared/plans/plan-view.ts";
import styles from "./bests.module.css";
import panel from "./progress-page.module.css";
import type { BestFigure, LongestFigure, Progress } from "./progress-types.ts";

const LONGEST = { swim: "Longest swim", bike: "Longest ride", run: "Longest run" } as const;
const BEST = { swim: "400 m", bike: "20 minutes", run: "5 km" } as const;

interface BestsProps {
  progress: Pick<Progress, "longest" | "bests">;
  startDate: IsoDate;
}

interface BestRow {
  label: string;
  figure: string;
  /** Beside the date. */
  detail: string | null;
  discipline: Discipline;
  date: IsoDate;
  name: string | null;
  /** Null for an exercise that was only ticked. */
  activityId: number | null;
}

const effortRow = ({ discipline, best, date, name, activityId }: BestFigure): BestRow => ({
  label: BEST[discipline],
  figure: discipline === "bike" ? `${best} W` : formatPace(best),
  detail: null,
  discipline,
  date,
  name,
  activityId,
});

function longestRow(
  { discipline, meters, minutes, date, name, activityId }: LongestFigure,
  units: Units,
): BestRow {
  const distance = distanceFigure(discipline, { distance: meters }, units);
  const time = `${formatHours(minutes)} h`;
  return {
    label: LONGEST[discipline],
    figure: distance ? figureText(distance) : time,
    detail: distance ? time : null,
    discipline,
    date,
    name,
    activityId,
  };
}

/** The longest swim, ride and run since the plan began and the best set efforts, by sport. */
export function Bests({ progress: { longest, bests }, startDate }: BestsProps) {
  const units = useUnits();
  const rows = [...bests.map(effortRow), ...longest.map((each) => longestRow(each, units))];
  return (
    <section className={panel.panel} aria-labelledby="bests">
      <h2 id="bests">Bests of this plan</h2>
      {rows.length === 0 ? (
        <p className={panel.lead}>Your longest swim, ride and run appear here once you did one.</p>
      ) : (
        <ul className={styles.bests}>
          {rows.map(({ label, figure, detail, discipline, date, name, activityId }) => (
            <li key={label}>
              <SportIcon discipline={discipline} />
              <div>
                <span>{label}</span>
                <b>{figure}</b>
              </div>
              <div>
                <Link
                  to={activityId === null ? dayPath(startDate, date) : `/activities/${activityId}`}
                >
                  {name ?? "Activity"}
                </Link>
                <span>
                  {formatDayAndMonth(date)}
                  {detail && `, ${detail}`}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const dayPath = (startDate: IsoDate, date: IsoDate) =>
  planDayPath(Math.floor(daysBetween(startDate, date) / 7) + 1, date);
