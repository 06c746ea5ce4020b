const NAME = /^triplan-nightly-(\d{4}-\d\d-\d\d)\.backup$/;
const UNFINISHED_NAME = /^triplan-nightly-\d{4}-\d\d-\d\d\.backup\.[0-9a-f]{8}\.part$/;
const DAILY = 7;
const WEEKLY = 4;
const DAY = 24 * 3600 * 1000;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

/** The name of a day's file; the day is that of UTC. */
export const nightlyFile = (now: Date): string =>
  `triplan-nightly-${now.toISOString().slice(0, 10)}.backup`;

/** Whether the name is that of a nightly backup whose writing broke off. */
export const isUnfinishedNightly = (name: string): boolean => UNFINISHED_NAME.test(name);

/** The name of the last nightly backup among these; undefined without one. */
export const lastNightlyFile = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .at(-1);

/**
 * The nightly backups that are no longer kept: all but the last 7, and of the older ones the last
 * of each of the last 4 weeks that have one. Other files are never among them.
 */
export function expiredNightlyFiles(names: readonly string[]): string[] {
  const own = names
    .flatMap((name) => {
      const day = NAME.exec(name)?.[1];
      return day === undefined ? [] : [{ name, week: weekOf(day) }];
    })
    .toSorted((a, b) => (a.name < b.name ? 1 : -1));
  const older = own.slice(DAILY);
  const weeks = [...Map.groupBy(older, ({ week }) => week).values()].slice(0, WEEKLY);
  const weekly = new Set(weeks.map(([last]) => last?.name));
  return older.map(({ name }) => name).filter((name) => !weekly.has(name));
}

/** Number of the week, from Monday to Sunday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) - FIRST_MONDAY) / (7 * DAY));
