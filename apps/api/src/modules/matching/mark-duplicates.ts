import { lockFingerprints, updateDuplicates, type Queryable } from "@triplan/db";
import { addDays, findDuplicates, type IsoDate } from "@triplan/domain";

interface ChangedDays {
  userId: number;
  /** Local days of new, rewritten and deleted activities. */
  days: readonly IsoDate[];
}

/** Copies of one workout can be on neighbouring days, in different time zones. */
const MAX_DAYS_APART = 1;

/**
 * Finds the duplicates of these days and writes them. The user has to be locked: of two copies that
 * are stored at once, neither would see the other.
 */
export async function markDuplicates(trx: Queryable, { userId, days }: ChangedDays): Promise<void> {
  const written = new Set(daysAround(days, MAX_DAYS_APART));
  // A day more on each side, because copies of the outer days are there.
  const activities = await lockFingerprints(trx, {
    userId,
    days: daysAround(days, 2 * MAX_DAYS_APART),
  });
  const duplicates = findDuplicates(activities);
  const changes = activities
    .filter(({ localDate }) => written.has(localDate))
    .filter(({ id, duplicateOf }) => (duplicates.get(id) ?? null) !== duplicateOf)
    .map(({ id }) => ({ id, duplicateOf: duplicates.get(id) ?? null }));
  await updateDuplicates(trx, { userId, changes });
}

function daysAround(days: readonly IsoDate[], reach: number): IsoDate[] {
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return [...new Set(days.flatMap((day) => offsets.map((offset) => addDays(day, offset))))];
}
