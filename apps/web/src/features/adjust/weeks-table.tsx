import { Box } from "@mantine/core";
import { formatHours } from "@triplan/domain";
import styles from "./adjust-dialog.module.css";

interface WeeksTableProps {
  weeks: readonly number[];
  weeklyMinutesBefore: readonly number[];
  weeklyMinutesAfter: readonly number[];
}

/** Hours of each coming week before and after, as numbers and as bars on one scale. */
export function WeeksTable({ weeks, weeklyMinutesBefore, weeklyMinutesAfter }: WeeksTableProps) {
  const longest = Math.max(1, ...weeklyMinutesBefore, ...weeklyMinutesAfter);
  const share = (minutes: number) => `${(minutes / longest) * 100}%`;
  if (weeks.length === 0) return null;
  return (
    // A season may have a hundred weeks: they scroll in their own place, by keyboard too.
    <Box component="section" className={styles.scroll} aria-label="Hours per week" tabIndex={0}>
      <table className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => {
            const before = weeklyMinutesBefore[index] ?? 0;
            const after = weeklyMinutesAfter[index] ?? 0;
            return (
              <tr key={week} data-same={before === after || undefined}>
                <th scope="row">{week}</th>
                <td>{formatHours(before)}</td>
                <td>{formatHours(after)}</td>
                <td className={styles.bars} aria-hidden>
                  <i style={{ width: share(before) }} />
                  <i data-after style={{ width: share(after) }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
