import type { Season } from "@triplan/plan-engine";
import type { OfferedWay } from "./offered-ways.ts";
import { WayCard } from "./way-card.tsx";
import type { WayOut } from "./ways-out.ts";
import styles from "./way-list.module.css";

interface WayListProps {
  offered: readonly OfferedWay[];
  now: Season;
  onTake: (way: WayOut) => void;
}

/** The ways out of a plan's serious limits, of a form or of a saved plan. */
export const WayList = ({ offered, now, onTake }: WayListProps) => (
  <ul className={styles.ways} aria-label="Ways out">
    {offered.map(({ way, season }) => (
      <WayCard key={way.kind} way={way} now={now} season={season} onTake={() => onTake(way)} />
    ))}
  </ul>
);
