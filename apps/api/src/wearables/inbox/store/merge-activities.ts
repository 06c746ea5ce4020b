import type { ReceivedActivity, StoredActivity } from "@triplan/db";

/** What to write, independent of the order of arrival. */
export interface MergedActivities {
  inserts: ReceivedActivity[];
  replacements: { id: number; row: ReceivedActivity }[];
  /** Unchanged content from a later webhook: only the version is raised. */
  repeats: { id: number; row: ReceivedActivity }[];
  /** Older than the stored row, or deleted by the user. */
  skipped: number;
}

type Version = { sourceRank?: number | undefined; sourceVersion?: number | undefined };

/** An edit outranks a recording; among equals the later one wins. */
function isOlder(a: Version, b: Version): boolean {
  const [rank, otherRank] = [a.sourceRank ?? 0, b.sourceRank ?? 0];
  if (rank !== otherRank) return rank < otherRank;
  return (a.sourceVersion ?? 0) < (b.sourceVersion ?? 0);
}

/** One webhook may hold several states of an activity; the last one wins. */
export function mergeActivities(
  rows: readonly ReceivedActivity[],
  stored: readonly StoredActivity[],
  deletedIds: ReadonlySet<string>,
): MergedActivities {
  const latest = new Map<string, ReceivedActivity>();
  for (const row of rows) {
    const other = latest.get(row.providerActivityId);
    if (!other || !isOlder(row, other)) latest.set(row.providerActivityId, row);
  }
  const storedById = new Map(stored.map((row) => [row.providerActivityId, row]));
  const merged: MergedActivities = { inserts: [], replacements: [], repeats: [], skipped: 0 };
  merged.skipped = rows.length - latest.size;
  for (const row of latest.values()) {
    const known = storedById.get(row.providerActivityId);
    if (deletedIds.has(row.providerActivityId) || (known && isOlder(row, known))) {
      merged.skipped += 1;
    } else if (!known) {
      merged.inserts.push(row);
    } else if (known.contentHash === row.contentHash) {
      merged.repeats.push({ id: known.id, row });
    } else {
      merged.replacements.push({ id: known.id, row });
    }
  }
  return merged;
}
