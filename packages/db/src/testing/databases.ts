import { administer, urlOfDatabase } from "./administer.ts";

/** The servers that hold a test's database: one, or the coordinator and the workers of a Citus cluster. */
export interface Servers {
  /** URL of a superuser; of the coordinator in a cluster. */
  superuserUrl: string;
  /** URLs of a superuser of the workers; empty without a cluster. */
  workerUrls: readonly string[];
}

const all = ({ superuserUrl, workerUrls }: Servers) => [superuserUrl, ...workerUrls];

/** A copy of the database `source`. In a cluster the shards of a distributed one are copied as well. */
export async function createDatabase(
  servers: Servers,
  name: string,
  source: string,
): Promise<void> {
  const holders = source === "template0" ? [servers.superuserUrl] : all(servers);
  for (const url of holders) await administer(url, `create database ${name} template ${source}`);
}

export async function dropDatabase(servers: Servers, name: string): Promise<void> {
  for (const url of all(servers)) {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
}

/** Makes the new database one of a Citus cluster. */
export async function joinCluster(servers: Servers, name: string): Promise<void> {
  for (const url of servers.workerUrls) await administer(url, `create database ${name}`);
  for (const url of all(servers)) {
    await administer(urlOfDatabase(url, name), "create extension citus");
  }
  const coordinator = urlOfDatabase(servers.superuserUrl, name);
  await administer(coordinator, `select citus_set_coordinator_host(${address(coordinator)})`);
  for (const url of servers.workerUrls) {
    await administer(coordinator, `select citus_add_node(${address(url)})`);
  }
}

const address = (url: string) => {
  const { hostname, port } = new URL(url);
  return `'${hostname}', ${port || "5432"}`;
};

/** Ends the connections of Citus to the database and admits no new ones: it can be copied then. */
export async function closeTemplate(servers: Servers, name: string): Promise<void> {
  if (servers.workerUrls.length === 0) return;
  for (const url of all(servers)) {
    await administer(url, `alter database ${name} with allow_connections false`);
    await administer(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  }
}
