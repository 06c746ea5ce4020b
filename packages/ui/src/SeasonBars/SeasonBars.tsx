import { Box, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { formatHours, PHASE_NAMES } from "@triplan/domain";
import { ChartCursor } from "../ChartCursor/ChartCursor.tsx";
import { classes } from "../shared/classes.ts";

import type { SeasonBarWeek } from "./season-parts.ts";
import styles from "./SeasonBars.module.css";

export interface SeasonBarsProps {
  weeks: readonly SeasonBarWeek[];
  /** Name of the chart and its table ("Planned hours of each week"); empty for an ornament. */
  caption: string;
  /** Height of the highest bar in px. */
  height?: number;
  /** Available minutes, drawn as a dashed line. */
  available?: number;
  /** Minutes that the athlete trains now, drawn as a line across the bars. */
  now?: number;
  /** Week with a ring around its bar. */
  ringed?: number;
  /** Earlier weeks are past and drawn pale. */
  current?: number;
  /** Grey outlines as a placeholder. */
  isEmpty?: boolean;
  /** Links over its bars, as in `ChartCursor`. */
  links?: ReactNode;
}

const MIN_BAR_PX = 2;

/** The gap shrinks with the number of weeks, so that the bars stay visible. */
const gapOf = (weeks: number) => (weeks > 60 ? 0 : weeks > 30 ? 1 : 2);

const phaseText = ({ phase, isRecovery }: SeasonBarWeek) =>
  `${PHASE_NAMES[phase]}${isRecovery ? ", recovery" : ""}`;

const weekText = (week: SeasonBarWeek) =>
  `Week ${week.week}: ${formatHours(week.minutes)} h, ${phaseText(week)}`;

/** Weekly minutes as bars in their phase's tone; recovery weeks are hatched. */
export function SeasonBars(props: SeasonBarsProps) {
  const { weeks, caption, height = 96, ringed, current = 0, isEmpty, links } = props;
  if (isEmpty || caption === "" || weeks.length === 0) {
    return (
      <div className={styles.chart} style={{ height }}>
        <Bars {...props} />
      </div>
    );
  }
  return (
    <div>
      <ChartCursor
        label={caption}
        count={weeks.length}
        start={Math.max(0, (ringed ?? current) - 1)}
        isBars
        textOf={(index) => {
          const week = weeks[index];
          return week ? weekText(week) : "";
        }}
        className={styles.chart}
        style={{ height }}
        links={links}
      >
        <Bars {...props} />
      </ChartCursor>
      <WeeksTable weeks={weeks} caption={caption} />
    </div>
  );
}

function Bars(props: SeasonBarsProps) {
  const { weeks, height = 96, available = 0, now = 0, ringed, current = 0, isEmpty } = props;
  const highest = Math.max(available, now, 1, ...weeks.map((week) => week.minutes));
  const px = (minutes: number) => Math.max(MIN_BAR_PX, Math.round((minutes / highest) * height));
  return (
    <>
      <Box
        className={classes(styles.bars, isEmpty && styles.empty)}
        __vars={{ "--gap": `${gapOf(weeks.length)}px` }}
        aria-hidden
      >
        {weeks.map((week) => (
          <i
            key={week.week}
            style={{ height: px(week.minutes) }}
            data-phase={week.isRecovery ? "recovery" : week.phase}
            data-ringed={week.week === ringed || undefined}
            data-past={week.week < current || undefined}
          />
        ))}
      </Box>
      {now > 0 && <span className={styles.now} style={{ bottom: px(now) }} aria-hidden />}
      {available > 0 && (
        <span className={styles.available} style={{ bottom: px(available) }} aria-hidden>
          <span>{formatHours(available)} available</span>
          {now > 0 && <span className={styles.nowKey}>you now, {formatHours(now)}</span>}
        </span>
      )}
    </>
  );
}

const WeeksTable = ({ weeks, caption }: Pick<SeasonBarsProps, "weeks" | "caption">) => (
  <VisuallyHidden>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Week</th>
          <th scope="col">Phase</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.week}>
            <th scope="row">{week.week}</th>
            <td>{phaseText(week)}</td>
            <td>{formatHours(week.minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);
