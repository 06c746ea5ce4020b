import { writeDuplicates, writeEfforts, type Queryable } from "@triplan/db";
import { storedEfforts, type StoredActivity } from "../imports/efforts-of.ts";
import type { NewIds } from "./new-ids.ts";

type Detail = Parameters<typeof storedEfforts>[1];

const BATCH = 1000;

/** Duplicates and efforts, which need all activities and samples first; by the ids of the archive. */
export class ImportedActivities {
  readonly #ids: NewIds;
  readonly #activities = new Map<number, StoredActivity>();
  readonly #originals = new Map<number, number>();
  #efforts = new Map<number, string | null>();

  constructor(ids: NewIds) {
    this.#ids = ids;
  }

  add(archived: number, activity: StoredActivity, duplicateOf: number | null): void {
    this.#activities.set(archived, activity);
    if (duplicateOf !== null) this.#originals.set(archived, duplicateOf);
  }

  /** Calculates what an activity counts with from its samples. */
  addDetail(archived: number, detail: Detail): void {
    const activity = this.#activities.get(archived);
    if (activity) this.#efforts.set(archived, storedEfforts(activity, detail));
  }

  /** Marks duplicates. A duplicate whose original is not in the archive becomes an original. */
  async writeDuplicates(trx: Queryable, userId: number): Promise<void> {
    for (const pairs of batches(this.#originals)) {
      const known = pairs.flatMap(([copy, original]) => {
        const pair = [this.#ids.find("activities", copy), this.#ids.find("activities", original)];
        const [copyId = null, originalId = null] = pair;
        return copyId === null || originalId === null ? [] : [[copyId, originalId] as const];
      });
      await writeDuplicates(trx, { userId, pairs: new Map(known) });
    }
  }

  async writeEfforts(trx: Queryable, userId: number): Promise<void> {
    for (const pairs of batches(this.#efforts)) {
      const known = pairs.flatMap(([archived, efforts]) => {
        const id = this.#ids.find("activities", archived);
        return id === null ? [] : [[id, efforts] as const];
      });
      await writeEfforts(trx, { userId, efforts: new Map(known) });
    }
  }
}

function* batches<Value>(map: ReadonlyMap<number, Value>): Generator<[number, Value][]> {
  const pairs = [...map];
  for (let from = 0; from < pairs.length; from += BATCH) yield pairs.slice(from, from + BATCH);
}
