import { Button } from "@mantine/core";
import { IconCalendar, IconCalendarTime, IconClock, IconFlag } from "@tabler/icons-react";
import type { UnitPreference } from "@triplan/domain";
import { isSerious, type SeasonPreview } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { growthText, longestText } from "./coverage-texts.ts";
import type { WayOut } from "./ways-out.ts";

const ICONS = {
  later: IconCalendar,
  day: IconCalendarTime,
  hours: IconClock,
  shorter: IconFlag,
} as const;

interface WayCardProps {
  way: WayOut;
  now: SeasonPreview;
  /** The season with this change; null until it is known. */
  season: SeasonPreview | null;
  onTake: () => void;
}

/** A longer day is for one exercise: what it gains says most. */
const broughtText = (
  { kind }: WayOut,
  now: SeasonPreview,
  { preparation }: SeasonPreview,
  units: UnitPreference,
) =>
  (kind === "day" ? growthText(now.preparation, preparation, units) : null) ??
  longestText(preparation, units);

/** A way out: what it changes, what that brings, and the button that does it. */
export function WayCard({ way, now, season, onTake }: WayCardProps) {
  const units = useUnits();
  const Icon = ICONS[way.kind];
  const isEnough = season && !season.limits.some(isSerious);
  return (
    <li>
      <h4>
        <Icon size={16} aria-hidden />
        {way.title}
      </h4>
      <b>{way.change}</b>
      <p>
        {season && broughtText(way, now, season, units)}{" "}
        {season && (isEnough ? "That prepares you." : "Not enough on its own.")}
      </p>
      <Button variant="default" onClick={onTake}>
        {way.action}
      </Button>
    </li>
  );
}
