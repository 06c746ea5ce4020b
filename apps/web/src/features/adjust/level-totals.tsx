import {
  formatHours,
  INTENSITY_LEVEL_NAMES,
  INTENSITY_LEVELS,
  type IntensityLevel,
} from "@triplan/domain";
import styles from "./adjust-dialog.module.css";
import type { Preview } from "./change-text.ts";

/** Hours before and after, shown once when equal. */
export const change = (before: number, after: number): string =>
  before === after ? formatHours(after) : `${formatHours(before)} → ${formatHours(after)}`;

const total = (weeks: Preview["intensityAfter"], level: IntensityLevel) =>
  weeks.reduce((sum, week) => sum + week[level], 0);

/** Remaining hours at each intensity, and the legend of the bars below. */
export function LevelTotals({
  intensityBefore,
  intensityAfter,
}: Pick<Preview, "intensityBefore" | "intensityAfter">) {
  return (
    <dl className={styles.levels}>
      {INTENSITY_LEVELS.map((level) => (
        <div key={level}>
          <dt>
            <i data-level={level} aria-hidden />
            {INTENSITY_LEVEL_NAMES[level]}
          </dt>
          <dd>{change(total(intensityBefore, level), total(intensityAfter, level))}</dd>
        </div>
      ))}
    </dl>
  );
}
