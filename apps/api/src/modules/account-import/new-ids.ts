import { randomUUID } from "node:crypto";
import type { ImportedList } from "@triplan/contract/account-archive";

/** The ids that rows of an archive get in this database. */
export class NewIds {
  readonly #lists = new Map<string, Map<number, number>>();
  readonly #placements = new Map<string, string>();

  /** False if the archive has two rows with that id. */
  add(list: string, archived: unknown, id: number): boolean {
    if (typeof archived !== "number") return false;
    const ids = this.#lists.get(list) ?? new Map<number, number>();
    if (ids.has(archived)) return false;
    this.#lists.set(list, ids.set(archived, id));
    return true;
  }

  /** Null for a row that is not in the archive. */
  find(list: ImportedList, archived: unknown): number | null {
    return typeof archived === "number" ? (this.#lists.get(list)?.get(archived) ?? null) : null;
  }

  /** The new id of a placement. */
  placementOf(archived: string): string {
    const placement = this.#placements.get(archived) ?? randomUUID();
    this.#placements.set(archived, placement);
    return placement;
  }
}
