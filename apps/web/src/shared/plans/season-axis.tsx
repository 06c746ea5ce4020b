import { PHASE_NAMES } from "@triplan/domain";
import { useMediaQuery } from "@mantine/hooks";
import { phaseRuns, type SeasonPhase } from "@triplan/ui";
import { Link } from "react-router-dom";
import { weekPath } from "./plan-view.ts";
import styles from "./season-axis.module.css";

interface AxisWeek {
  week: number;
  phase: SeasonPhase;
  isRecovery: boolean;
}

interface SeasonAxisProps {
  weeks: readonly AxisWeek[];
  /** Null before and after the plan. */
  current: number | null;
  /** Days of the last week that the chart shows. */
  lastDays?: number;
  /** The address of a week; the athlete's own by default. */
  pathTo?: (week: number) => string;
}

/** Room and pointer for links of 24 px beside each other. */
const HAS_ROOM = "(min-width: 768px) and (hover: hover) and (pointer: fine)";
const MAX_LINKS = 26;
const MAX_NUMBERS = 20;
const WEEK = 7;

/**
 * Below a chart of the season: its weeks and phases. Weeks are links for a mouse and keys where each
 * has room.
 */
export function SeasonAxis({
  weeks,
  current,
  lastDays = WEEK,
  pathTo = weekPath,
}: SeasonAxisProps) {
  const hasRoom = useMediaQuery(HAS_ROOM, true, { getInitialValueInEffect: false });
  const hasLinks = hasRoom && weeks.length <= MAX_LINKS;
  const runs = phaseRuns(weeks.map((each) => ({ ...each, minutes: 0 })));
  const daysTo = (week: number) => (week === weeks.length ? lastDays : WEEK);
  return (
    <div className={styles.axis}>
      <ol
        className={styles.numbers}
        aria-hidden={!hasLinks || undefined}
        data-many={weeks.length > MAX_NUMBERS || undefined}
      >
        {weeks.map(({ week }) => (
          <li
            key={week}
            style={{ flexGrow: daysTo(week) }}
            data-now={week === current || undefined}
          >
            {hasLinks ? (
              <Link to={pathTo(week)} aria-label={`Week ${week}`}>
                {week}
              </Link>
            ) : (
              week
            )}
          </li>
        ))}
      </ol>
      <div className={styles.phases} aria-hidden>
        {runs.map(({ from, weeks: length, phase }) => (
          <span
            key={from}
            style={{ flexGrow: WEEK * (length - 1) + daysTo(from + length - 1) }}
            data-phase={phase}
          >
            {PHASE_NAMES[phase]}
          </span>
        ))}
      </div>
    </div>
  );
}
