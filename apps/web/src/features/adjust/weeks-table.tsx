import { formatHours, INTENSITY_LEVELS } from "@triplan/domain";
import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import styles from "./adjust-dialog.module.css";
import type { Preview } from "./change-text.ts";

/** Weeks shown before the athlete asks for all. */
const FIRST_WEEKS = 6;

type WeeksTableProps = Pick<
  Preview,
  "weeks" | "weeklyMinutesBefore" | "weeklyMinutesAfter" | "intensityBefore" | "intensityAfter"
>;

interface FigureProps {
  before: number;
  after: number;
}

/** Hours before and after, shown once when equal. */
const Figure = ({ before, after }: FigureProps) => (
  <td data-same={before === after || undefined}>
    {before !== after && (
      <>
        {formatHours(before)} <span aria-hidden>→</span>
        <VisuallyHidden>before,</VisuallyHidden>{" "}
      </>
    )}
    <b>{formatHours(after)}</b>
    {before !== after && <VisuallyHidden> after</VisuallyHidden>}
  </td>
);

function rowsOf(preview: WeeksTableProps) {
  const none = { easy: 0, moderate: 0, hard: 0 };
  return preview.weeks.map((week, index) => ({
    week,
    before: preview.weeklyMinutesBefore[index] ?? 0,
    after: preview.weeklyMinutesAfter[index] ?? 0,
    levelsBefore: preview.intensityBefore[index] ?? none,
    levelsAfter: preview.intensityAfter[index] ?? none,
  }));
}

type Row = ReturnType<typeof rowsOf>[number];

const Bar = ({ levels, longest }: { levels: Row["levelsAfter"]; longest: number }) => (
  <span className={styles.bar}>
    {INTENSITY_LEVELS.map((level) => (
      <i key={level} data-level={level} style={{ width: `${(100 * levels[level]) / longest}%` }} />
    ))}
  </span>
);

const totalOf = ({ easy, moderate, hard }: Row["levelsAfter"]) => easy + moderate + hard;

/** Hours and hard minutes of each coming week before and after, with bars by intensity. */
export function WeeksTable(preview: WeeksTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = rowsOf(preview);
  const longest = Math.max(
    1,
    ...rows.flatMap(({ levelsBefore, levelsAfter }) => [levelsBefore, levelsAfter]).map(totalOf),
  );
  const isLong = rows.length > FIRST_WEEKS + 1;
  return (
    <>
      <table className={styles.weeks}>
        <caption>
          <VisuallyHidden>Hours and hard time of each week, before and after</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Hours</th>
            <th scope="col">Hard</th>
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {(isLong && !isWhole ? rows.slice(0, FIRST_WEEKS) : rows).map((row) => (
            <tr key={row.week}>
              <th scope="row">{row.week}</th>
              <Figure before={row.before} after={row.after} />
              <Figure before={row.levelsBefore.hard} after={row.levelsAfter.hard} />
              <td className={styles.bars} aria-hidden>
                <Bar levels={row.levelsBefore} longest={longest} />
                <Bar levels={row.levelsAfter} longest={longest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isLong && (
        <Button variant="default" size="xs" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Show the first ${FIRST_WEEKS} weeks` : `Show all ${rows.length} weeks`}
        </Button>
      )}
    </>
  );
}
