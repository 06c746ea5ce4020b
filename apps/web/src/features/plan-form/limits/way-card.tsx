import { Button } from "@mantine/core";
import { IconCalendar, IconCalendarTime, IconClock, IconFlag } from "@tabler/icons-react";
import type { Units } from "@triplan/domain";
import { isSerious, type Season } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { growthText, longestText } from "./coverage-texts.ts";
import type { WayOut } from "./ways-out.ts";
import styles from "./way-list.module.css";

const ICONS = {
  later: IconCalendar,
  day: IconCalendarTime,
  hours: IconClock,
  shorter: IconFlag,
} as const;

interface WayCardProps {
  way: WayOut;
  now: Season;
  /** The season with this change; null until it is known. */
  season: Season | null;
  onTake: () => void;
}

/** A longer day is for one exercise: what it gains says most. */
const broughtText = ({ kind }: WayOut, now: Season, { preparation }: Season, units: Units) =>
  (kind === "day" ? growthText(now.preparation, preparation, units) : null) ??
  longestText(preparation, units);

/** What the change does: the days with more hours, then what it brings once that is known. */
function effectText(way: WayOut, now: Season, then: Season | null, units: Units): string {
  if (!then) return way.days;
  const isEnough = !then.limits.some(isSerious);
  const verdict = isEnough ? "That prepares you." : "Not enough on its own.";
  return [way.days, broughtText(way, now, then, units), verdict]
    .filter((text) => text !== "")
    .join(" ");
}

/** A way out: what it changes, what that brings, and the button that does it. */
export function WayCard({ way, now, season, onTake }: WayCardProps) {
  const units = useUnits();
  const Icon = ICONS[way.kind];
  return (
    <li>
      <span className={styles.title}>
        <Icon size={16} aria-hidden />
        {way.title}
      </span>
      <b>{way.change}</b>
      <p>{effectText(way, now, season, units)}</p>
      <Button variant="default" onClick={onTake}>
        {way.action}
      </Button>
    </li>
  );
}
