import { VisuallyHidden } from "@mantine/core";
import { DAY_NAMES } from "@triplan/domain";
import { Glyph, Legend, type LegendItem } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { planDayPath, planViewPath } from "../../../shared/plans/plan-view.ts";
import styles from "./day-cells.module.css";
import { DAY_WORDS } from "../../../shared/completions/day-words.ts";
import { daysSentence, dayText } from "./day-texts.ts";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";

interface DayCellsProps {
  plan: PlanRow;
  progress: Progress;
}

type Day = Progress["days"][number];

/** Each day of the plan by how it went; on a phone a week is a row. */
export function DayCells({ plan, progress }: DayCellsProps) {
  const isPhone = useIsPhone();
  const { days } = progress;
  const weeks = Array.from({ length: plan.totalWeeks }, (_, index) => index + 1);
  const heads = weeks.map((week) => (
    <th key={week} scope={isPhone ? "row" : "col"} data-now={week === progress.week || undefined}>
      <Link to={planViewPath("week", week)} aria-label={`Week ${week}`}>
        {week}
      </Link>
    </th>
  ));
  const names = DAY_NAMES.map((name) => (
    <th key={name} scope={isPhone ? "col" : "row"}>
      <abbr title={name}>{name.slice(0, 3)}</abbr>
    </th>
  ));
  const cell = (week: number, day: number) => (
    <Cell
      key={`${week}-${day}`}
      week={week}
      day={days[7 * (week - 1) + day]}
      today={progress.today}
    />
  );
  return (
    <section className={panel.panel} aria-labelledby="day-cells">
      <h2 id="day-cells">Do I do what was planned?</h2>
      <p className={panel.lead}>{daysSentence(days)}</p>
      <div className={panel.scroll}>
        <table
          className={styles.cells}
          data-many={weeks.length > 20 || undefined}
          style={{ minWidth: `calc(${weeks.length} * var(--cell, 0px) + 48px)` }}
        >
          <caption>
            <VisuallyHidden>How each day of the plan went</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{isPhone ? "Week" : "Day"}</VisuallyHidden>
              </th>
              {isPhone ? names : heads}
            </tr>
          </thead>
          <tbody>
            {isPhone
              ? weeks.map((week, index) => (
                  <tr key={week}>
                    {heads[index]}
                    {DAY_NAMES.map((_, day) => cell(week, day))}
                  </tr>
                ))
              : DAY_NAMES.map((name, day) => (
                  <tr key={name}>
                    {names[day]}
                    {weeks.map((week) => cell(week, day))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      <Legend items={legendOf(days)} />
    </section>
  );
}

interface CellProps {
  week: number;
  day: Day | undefined;
  today: string;
}

function Cell({ week, day, today }: CellProps) {
  if (!day) {
    return (
      <td>
        <VisuallyHidden>after the race</VisuallyHidden>
      </td>
    );
  }
  const { glyph } = DAY_WORDS[day.state];
  const text = dayText(day);
  return (
    <td className={styles.cell} data-state={day.state} data-today={day.date === today || undefined}>
      <Link to={planDayPath(week, day.date)} title={text} aria-label={text}>
        {glyph && <Glyph name={glyph} size={12} />}
      </Link>
    </td>
  );
}

function legendOf(days: readonly Day[]): LegendItem[] {
  const counts = Map.groupBy(days, ({ state }) => state);
  return Object.entries(DAY_WORDS).flatMap(([state, { name, glyph }]) => {
    const count = [...counts].find(([each]) => each === state)?.[1].length ?? 0;
    if (count === 0) return [];
    const sign = (
      <span className={styles.cell} data-state={state} aria-hidden>
        {glyph && <Glyph name={glyph} size={12} />}
      </span>
    );
    return [{ name, sign, count }];
  });
}
