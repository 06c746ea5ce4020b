import { dateInZone, formatDate, isoDate } from "@triplan/domain";
import { browserTimeZone } from "../../../shared/dates/today.ts";
import styles from "./import-archive.module.css";
import type { Archive } from "./use-archive-import.ts";

const COUNTS = [
  ["plans", "Plans"],
  ["exercises", "Exercises"],
  ["activities", "Activities"],
  ["recordings", "with laps or samples"],
  ["thresholds", "Thresholds"],
] as const satisfies readonly (readonly [keyof Archive, string])[];

const SHOWN_RACES = 5;

/** What an archive holds, before it is imported. */
export function ArchiveContents({ archive }: { archive: Archive }) {
  const races = archive.races.slice(0, SHOWN_RACES);
  const more = archive.races.length - races.length;
  return (
    <>
      <p className={styles.text}>
        This archive was made on{" "}
        <b>{formatDate(dateInZone(new Date(archive.takenAt), browserTimeZone()))}</b>.
      </p>
      <dl className={styles.counts}>
        {COUNTS.map(([field, label]) => (
          <div key={field} data-part={field === "recordings" || undefined}>
            <dt>{label}</dt>
            <dd>{archive[field].toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      {races.length > 0 && (
        <ul className={styles.races} aria-label="Races">
          {races.map(({ name, date }) => (
            <li key={`${date} ${name}`}>
              <span dir="auto">{name}</span>
              <span className={styles.date}>{formatDate(isoDate(date))}</span>
            </li>
          ))}
          {more > 0 && <li className={styles.date}>and {more} more</li>}
        </ul>
      )}
      <p className={styles.note}>
        Your e-mail address and password stay. Logins, the watch connection, the calendar link and
        public links are not imported: set them up again.
      </p>
    </>
  );
}
