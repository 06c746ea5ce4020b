import { IconCalendar, IconClock, IconFlag, IconHourglass, type Icon } from "@tabler/icons-react";
import type { PerDiscipline } from "@triplan/domain";
import type { Preparation, SeasonLimit } from "@triplan/plan-engine";
import { classes, sportClass, SportIcon } from "@triplan/ui";
import styles from "./plan-limits.module.css";

const ICON_PX = 20;

/** Disciplines of the limits that say how long their longest exercise is. */
const SHORT = { shortSwim: "swim", shortRide: "bike", shortRun: "run" } as const;

const isShort = (kind: SeasonLimit["kind"]): kind is keyof typeof SHORT => kind in SHORT;

const ICONS: Partial<Record<SeasonLimit["kind"], Icon>> = {
  weeks: IconCalendar,
  cutoff: IconHourglass,
  hours: IconClock,
};

interface LimitRowProps {
  limit: SeasonLimit;
  preparation: PerDiscipline<Preparation>;
}

/** A limit with its icon; one of a discipline with the part of the race that is reached. */
export function LimitRow({ limit: { kind, text }, preparation }: LimitRowProps) {
  if (!isShort(kind)) {
    const KindIcon = ICONS[kind] ?? IconFlag;
    return (
      <li>
        <KindIcon size={ICON_PX} aria-hidden />
        <span>{text}</span>
      </li>
    );
  }
  const discipline = SHORT[kind];
  const { reached, race } = preparation[discipline];
  return (
    <li>
      <SportIcon discipline={discipline} size={ICON_PX} />
      <span>{text}</span>
      <span className={classes(styles.reach, sportClass(discipline))} aria-hidden>
        <span style={{ width: `${Math.min(100, (100 * reached) / race)}%` }} />
      </span>
    </li>
  );
}
