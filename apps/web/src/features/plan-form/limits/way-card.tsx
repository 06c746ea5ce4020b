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

/** A way out with what it would bring. */
export function WayCard({ way, now, season, onTake }: WayCardProps) {
  const units = useUnits();
  const Icon = ICONS[way.kind];
  const isEnough = season && !season.limits.some(isSerious);
  return (
    <li>
      <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={onTake}>
        {way.label}
      </Button>
      <p>
        {season && broughtText(way, now, season, units)}{" "}
        {season && (isEnough ? "That prepares you." : "Not enough on its own.")}
      </p>
    </li>
  );
}
