import { existsSync, readdirSync } from "node:fs";
import { sampleRecording, writeFit } from "@triplan/activity-files/testing";
import { connect } from "@triplan/db";
import { findPgbouncer } from "@triplan/db/testing/pgbouncer";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { fieldOf } from "../src/testing/api/field-of.ts";
import { PATIENT } from "../src/testing/api/patient.ts";
import { readEvents } from "../src/testing/watch/read-events.ts";
import { ApiCaller } from "./load/api-caller.ts";
import { NOTHING_LOST, strikeOnce } from "./load/short-form.ts";
import { pooledServers, VISITOR_CALLS } from "./load/stages.ts";
import { Tally } from "./load/tally.ts";

const stage = findPgbouncer() ? await pooledServers() : null;
afterAll(() => stage?.remove());

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

describe.runIf(stage)("two servers and a worker behind PgBouncer", () => {
  const {
    origins: [first = "", second = ""] = [],
    connectionString = "",
    backupFolder = "",
  } = stage ?? {};

  test("share logins and limits, hear of each other's jobs and save one nightly backup", async () => {
    const api = new ApiCaller([first, second], new Tally());
    const username = `pooled-${crypto.randomUUID()}@example.org`;
    await api.call("register", "POST", "/register", { username, password: "swim-bike-run-42" });
    // At the servers in turn.
    for (let turn = 0; turn < 2; turn += 1) await api.call("user", "GET", "/user");

    const file = writeFit([sampleRecording({ start: new Date(Date.now() - 86_400_000) })]);
    const upload = await api.call("import", "POST", "/activities/import", Buffer.from(file));
    const importId = Number(fieldOf(upload, "importId"));
    const input = encodeURIComponent(JSON.stringify({ importIds: [importId] }));
    // The first server runs no jobs.
    const stream = await fetch(`${first}/trpc/imports.progress?input=${input}`, {
      headers: { cookie: api.cookie },
    });
    const events: unknown[] = [];
    for await (const event of readEvents(stream)) events.push(event);
    expect(events.at(-1)).toMatchObject([{ id: importId, status: "done", counts: { stored: 1 } }]);

    const statuses: number[] = [];
    for (let call = 0; call < VISITOR_CALLS + 2; call += 1) {
      const answer = await fetch(`${call % 2 === 0 ? first : second}/api/config`, {
        headers: { "x-forwarded-for": "203.0.113.7" },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(VISITOR_CALLS).fill(200), 429, 429]);

    await expect
      .poll(() => filesIn(backupFolder), PATIENT)
      .toEqual([expect.stringMatching(/^triplan-nightly-.*\.backup$/)]);
    const { db, close } = connect({ connectionString, onError: () => {} });
    const { rows } = await sql<{ name: string }>`
      select name from jobs.schedule order by name`.execute(db);
    await close();
    const names = rows.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain("backup.nightly");

    await api.call("logout", "POST", "/logout");
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await api.send("GET", "/user")).toMatchObject({ status: 401 });
    }
  });

  test("a killed PgBouncer loses and doubles no acknowledged change", async () => {
    const [fault] = stage?.faults ?? [];
    if (!stage || !fault) return;
    const losses = await strikeOnce(stage, fault);
    expect(losses).toMatchObject(NOTHING_LOST);
    expect(losses.acknowledged).toBeGreaterThan(0);
  });
});
