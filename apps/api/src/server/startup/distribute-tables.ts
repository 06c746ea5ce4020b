import { distribute, type Db } from "@triplan/db";
import type { Log } from "../../log.ts";

/** Distributes new tables over the workers of the Citus cluster; throws if there is no such cluster. */
export async function distributeTables(db: Db, log: Log): Promise<void> {
  const tables = await distribute(db);
  if (tables.length > 0) log.info({ tables }, "tables distributed");
}
