import { formatDayAndMonth, formatHours, formatTimeOfDay } from "@triplan/domain";
import page from "../styles/race-page.module.css";
import type { RaceDay } from "../model/race-types.ts";
import type { RaceNow } from "../model/use-race-clock.ts";
import { MOMENT_TEXTS } from "./moment-texts.ts";
import styles from "./race-morning.module.css";

interface RaceMorningProps {
  race: RaceDay;
  now: RaceNow;
}

/** "3:00 before", "0:32 after". */
const fromStart = (minute: number): string => {
  if (minute === 0) return "0:00";
  return `${minute < 0 ? "−" : "+"}${formatHours(Math.abs(minute))}`;
};

/** Race day from waking up to the finish; the times follow from the start. */
export function RaceMorning({ race, now }: RaceMorningProps) {
  const { startMinute, minute: clock, stage } = now;
  const isToday = stage === "morning" || stage === "racing";
  return (
    <section className={page.panel} aria-labelledby="morning">
      <h2 id="morning">Race morning</h2>
      <p className={page.lead}>
        {formatDayAndMonth(race.raceDate)}.{" "}
        {startMinute === null
          ? "Hours from the start. Enter your start to see times."
          : "Times count back from your start."}
      </p>
      <ol className={styles.moments}>
        {race.morning.map(({ kind, minute }) => {
          const { what, how } = MOMENT_TEXTS[kind];
          const isOver = isToday && startMinute !== null && startMinute + minute <= clock;
          return (
            <li key={kind} data-race={minute >= 0 || undefined} data-over={isOver || undefined}>
              <b>
                {startMinute === null ? fromStart(minute) : formatTimeOfDay(startMinute + minute)}
              </b>
              <span>
                {what}
                <small>{how}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
