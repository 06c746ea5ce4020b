import type { Db } from "@triplan/db";
import { sql } from "kysely";
import type { JobName } from "../../jobs/job-types.ts";

/** Makes deferred jobs of a queue due, as if their time had come. */
export async function makeDue(db: Db, name: JobName): Promise<void> {
  await sql`
    update jobs.job set start_after = now()
    where name = ${name} and state in ('created', 'retry')`.execute(db);
}

/** Makes running jobs of a queue exceed their time limit. */
export async function makeExpired(db: Db, name: JobName): Promise<void> {
  await sql`
    update jobs.job set started_on = now() - interval '1 day'
    where name = ${name} and state = 'active'`.execute(db);
}
