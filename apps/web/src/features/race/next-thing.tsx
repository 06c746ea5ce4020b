import { addDays, formatDayAndMonth, formatTimeOfDay } from "@triplan/domain";
import { CHECKLIST_ID, tickedOf } from "./plan/ticked.ts";
import { MOMENT_TEXTS } from "./plan/moment-texts.ts";
import styles from "./race-hero.module.css";
import type { RaceDay } from "./model/race-types.ts";
import type { RaceNow } from "./model/use-race-clock.ts";

interface NextThingProps {
  race: RaceDay;
  now: RaceNow;
}

/** What to do next, in race week and on race day. */
export function NextThing({ race, now }: NextThingProps) {
  if (now.stage === "ahead" || now.stage === "over") return null;
  return (
    <div className={styles.next}>
      {now.stage === "week" ? <Pack race={race} /> : <p>{wordsOf(race, now)}</p>}
    </div>
  );
}

function Pack({ race }: Pick<NextThingProps, "race">) {
  const { ticked, total } = tickedOf(race.checklist);
  if (ticked === total) return <p>All packed. Rest, eat what you know and sleep.</p>;
  return (
    <>
      <p>Next: pack your bags, by {formatDayAndMonth(addDays(race.raceDate, -1))}.</p>
      <a href={`#${CHECKLIST_ID}`}>
        Checklist, {ticked} of {total}
      </a>
    </>
  );
}

function wordsOf({ morning }: RaceDay, { stage, minute, startMinute }: RaceNow): string {
  if (stage === "racing") return "Start easier than you feel. Eat and drink early.";
  if (startMinute === null) return "Enter your start and the morning gets its times.";
  const next = morning.find((moment) => startMinute + moment.minute > minute);
  const time = formatTimeOfDay(startMinute + (next?.minute ?? 0));
  return `Now ${formatTimeOfDay(minute)}. At ${time}: ${MOMENT_TEXTS[next?.kind ?? "start"].what}.`;
}
