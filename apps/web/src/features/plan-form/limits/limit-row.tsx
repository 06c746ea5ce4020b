import { IconCalendar, IconClock, IconFlag, IconHourglass, type Icon } from "@tabler/icons-react";
import type { SeasonLimit } from "@triplan/plan-engine";
import { SportIcon } from "@triplan/ui";
import { isShort, SHORT_SPORTS } from "./short-sports.ts";

const ICON_PX = 20;

const ICONS: Partial<Record<SeasonLimit["kind"], Icon>> = {
  weeks: IconCalendar,
  cutoff: IconHourglass,
  hours: IconClock,
};

/** A limit with its icon, that of the sport if it is about one. */
export function LimitRow({ limit: { kind, text } }: { limit: SeasonLimit }) {
  const KindIcon = ICONS[kind] ?? IconFlag;
  return (
    <li>
      {isShort(kind) ? (
        <SportIcon discipline={SHORT_SPORTS[kind]} size={ICON_PX} />
      ) : (
        <KindIcon size={ICON_PX} aria-hidden />
      )}
      <span>{text}</span>
    </li>
  );
}
