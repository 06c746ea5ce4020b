import { listTables } from "../catalog/tables.ts";
import type { Queryable } from "../tables/database.ts";
import { COORDINATOR_TABLES } from "./coordinator-tables.ts";

/** The tables with rows of athletes, which can be split over servers, by name. */
export async function listSplitTables(db: Queryable): Promise<string[]> {
  const tables = await listTables(db);
  return tables.map(({ name }) => name).filter((name) => !COORDINATOR_TABLES.includes(name));
}
