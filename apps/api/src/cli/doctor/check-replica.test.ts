import { replicatedDatabase } from "@triplan/db/testing/replicated-database";
import { testDatabase } from "@triplan/db/testing";
import { sampleUser } from "@triplan/db/testing/samples";
import { expect, test } from "vitest";
import { freePort } from "../../testing/process/free-port.ts";
import { runDoctor } from "./run-doctor.ts";

const servers = await replicatedDatabase();

/** The finding of `pnpm run doctor` about the replica. */
async function findingOf(replicaUrl: string) {
  const lines: string[] = [];
  const settings = { DATABASE_URL: servers.primaryUrl, DATABASE_REPLICA_URL: replicaUrl };
  await runDoctor({ ...settings, PORT: String(await freePort()) }, (line) => lines.push(line));
  const found = lines.filter((line) => line.split(/ +/)[1] === "replica");
  return found.map((line) => line.replaceAll(/ +/g, " "));
}

test("a standby without delay is ok", async () => {
  expect(await findingOf(servers.standbyUrl)).toEqual([
    "ok replica A standby of the database, and up to date",
  ]);
});

test("a standby that is behind is a warning with the seconds", async () => {
  await sampleUser(servers.db);
  await servers.caughtUp();
  await servers.pauseReplay();
  await sampleUser(servers.db);
  expect(await findingOf(servers.standbyUrl)).toEqual([
    expect.stringMatching(/^warning replica It is \d+ s behind: newer recordings are read from/),
  ]);
  await servers.resumeReplay();
});

test("a primary, another database and an unreachable replica are problems", async () => {
  const [unreachable, other] = [new URL(servers.standbyUrl), await testDatabase()];
  unreachable.port = String(await freePort());
  expect(await findingOf(servers.primaryUrl)).toEqual([
    "problem replica DATABASE_REPLICA_URL leads to a primary: give the address of its standby",
  ]);
  expect(await findingOf(other.connectionString)).toEqual([
    "problem replica DATABASE_REPLICA_URL and DATABASE_URL lead to different databases",
  ]);
  expect(await findingOf(unreachable.href)).toEqual([
    expect.stringMatching(
      /^problem replica The database "triplan" at .*DATABASE_REPLICA_URL is right/,
    ),
  ]);
});
