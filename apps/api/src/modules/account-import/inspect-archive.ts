import type { ArchiveSummary } from "@triplan/contract/account-archive";
import { IMPORTED_LISTS } from "@triplan/contract/account-archive";
import { IMPORTED_TABLES } from "../account-archive/archive-tables.ts";
import { fieldMistake, parseRow } from "./archive-mistake.ts";
import { openArchive, type OpenArchive } from "./open-archive.ts";

const { plans, races } = IMPORTED_LISTS;

/** Races that are shown of an archive. */
const MAX_RACES = 20;

/**
 * What an archive holds. Checks each row, but only counts recordings, which are nearly all of it: their samples
 * are checked when they are stored. Throws a FileRefusal for a mistake.
 */
export async function inspectArchive(path: string): Promise<ArchiveSummary> {
  const archive = await openArchive(path);
  try {
    const counts = new Map<string, number>();
    const found: ArchiveSummary["races"] = [];
    for (const { name, row } of IMPORTED_TABLES) {
      const file = `${name}.json`;
      let count = 0;
      for await (const { number, text } of archive.lines(name)) {
        count += 1;
        if (name === "recordings") continue;
        const place = { file, number };
        const { data, error } = row.safeParse(parseRow(place, text));
        if (error) throw fieldMistake(place, error);
        if (name === "plans") found.push(raceOfPlan.parse(data));
        if (name === "races") found.push(raceOnTheWay.parse(data));
      }
      counts.set(name, count);
    }
    return summaryOf(archive, counts, found);
  } finally {
    archive.close();
  }
}

const raceOfPlan = plans
  .pick({ name: true, raceDate: true })
  .transform(({ name, raceDate }) => ({ name, date: raceDate }));
const raceOnTheWay = races.pick({ name: true, date: true });

function summaryOf(
  { head }: OpenArchive,
  counts: ReadonlyMap<string, number>,
  found: ArchiveSummary["races"],
): ArchiveSummary {
  const countOf = (name: string) => counts.get(name) ?? 0;
  return {
    takenAt: head.takenAt,
    plans: countOf("plans"),
    exercises: countOf("exercises"),
    activities: countOf("activities"),
    recordings: countOf("recordings"),
    thresholds: countOf("thresholds"),
    races: found.toSorted((a, b) => a.date.localeCompare(b.date)).slice(0, MAX_RACES),
    rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
