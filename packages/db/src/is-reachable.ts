import { sql } from "kysely";
import type { Queryable } from "./tables/database.ts";

/** True if the database answers a statement. Never throws. */
export const isReachable = (db: Queryable): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
