import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { administer } from "./administer.ts";
import { afterFile } from "./after-file.ts";
import { testDatabase, type TestDatabase } from "./test-database.ts";
import "./provided.ts";

/** A new database without tables of a role that is no superuser, as the product has it. */
export async function ownedDatabase(): Promise<TestDatabase> {
  const { superuserUrl, prefix } = inject("testServer");
  const role = `${prefix}_${randomBytes(6).toString("hex")}`;
  await administer(superuserUrl, `create role ${role} login password 'secret'`);
  afterFile(() => administer(superuserUrl, `drop role ${role}`));
  const { db, connectionString } = await testDatabase({ migrated: false });
  const database = new URL(connectionString).pathname.slice(1);
  await administer(superuserUrl, `alter database ${database} owner to ${role}`);
  // `db` keeps its superuser; the URL is that of the role.
  const url = new URL(connectionString);
  url.username = role;
  url.password = "secret";
  return { db, connectionString: url.href };
}
