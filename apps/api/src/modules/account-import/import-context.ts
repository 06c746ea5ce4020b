import { FileRefusal } from "@triplan/activity-files";
import { MAX_STORED_BYTES } from "../imports/import-limits.ts";
import { ImportedActivities } from "./imported-activities.ts";
import { NewIds } from "./new-ids.ts";

/** What is known of the rows that are stored so far. */
export class ImportContext {
  readonly ids = new NewIds();
  readonly activities = new ImportedActivities(this.ids);
  #bytes = 0;

  /** Counts stored samples. Throws a FileRefusal for more than an athlete's space. */
  addBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > MAX_STORED_BYTES) {
      throw new FileRefusal("The recordings of this archive need more space than you have here.");
    }
  }
}
