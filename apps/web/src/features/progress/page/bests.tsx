import {
  daysBetween,
  distanceFigure,
  figureText,
  formatDayAndMonth,
  formatHours,
  type IsoDate,
} from "@triplan/domain";
import { SportIcon, useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import styles from "./bests.module.css";
import panel from "./progress-page.module.css";
import type { LongestFigure } from "./progress-types.ts";

const NAMES = { swim: "Longest swim", bike: "Longest ride", run: "Longest run" } as const;

interface BestsProps {
  longest: readonly LongestFigure[];
  startDate: IsoDate;
}

/** The longest swim, ride and run since the plan began, each with a link to its week. */
export const Bests = ({ longest, startDate }: BestsProps) => (
  <section className={panel.panel} aria-labelledby="bests">
    <h2 id="bests">Bests of this plan</h2>
    {longest.length === 0 ? (
      <p className={panel.lead}>Your longest swim, ride and run appear here once you did one.</p>
    ) : (
      <ul className={styles.bests}>
        {longest.map((best) => (
          <Best key={best.discipline} best={best} startDate={startDate} />
        ))}
      </ul>
    )}
  </section>
);

function Best({ best, startDate }: { best: LongestFigure; startDate: IsoDate }) {
  const units = useUnits();
  const { discipline, meters, minutes, name, date } = best;
  const distance = distanceFigure(discipline, { distance: meters }, units);
  const time = `${formatHours(minutes)} h`;
  const week = Math.floor(daysBetween(startDate, date) / 7) + 1;
  return (
    <li>
      <SportIcon discipline={discipline} />
      <div>
        <span>{NAMES[discipline]}</span>
        <b>{distance ? figureText(distance) : time}</b>
      </div>
      <div>
        <Link to={`/?week=${week}`}>{name ?? "Activity"}</Link>
        <span>
          {formatDayAndMonth(date)}
          {distance && `, ${time}`}
        </span>
      </div>
    </li>
  );
}
