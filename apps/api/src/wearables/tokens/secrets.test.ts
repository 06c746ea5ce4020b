import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { testWatch, type TestWatch } from "../../testing/watch/test-watch.ts";
import { WEBHOOK_SECRET } from "../../testing/api/test-wearable.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";

const DAY = 24 * 3600 * 1000;
const MINUTE = 60_000;

type Api = TestWatch["api"];

describe("the log and the database", () => {
  // @covers entities-13
  test("contain no token, code, state, verifier or secret in plain text", async () => {
    const watch = await testWatch();
    const { api, sandbox } = watch;
    const user = await api.user();
    const authUrl = await watch.authUrlOf(user);
    const target = await sandbox.consent(authUrl, {
      athlete: watch.sandbox.control.athletes()[0]?.userId ?? "",
    });
    const during = await dumpOf(api);
    expect(await watch.returnFromConsent(user, target)).toContain("success=connected");
    await watch.returnFromConsent(user, target);
    await user.rest("GET", "/garmin/test-connection");
    watch.pass(DAY);
    sandbox.control.addFault({ target: "token", mode: "refreshInvalidGrant", times: 1 });
    await user.rest("GET", "/garmin/test-connection");
    watch.pass(MINUTE);
    await user.rest("GET", "/garmin/test-connection");
    const text = api.log.text() + during + (await dumpOf(api));

    const codes = [target.searchParams.get("code"), target.searchParams.get("state")];
    const secrets = [
      ...sandbox.control.tokens().map(({ token }) => token),
      ...codes.map(String),
      sandbox.clientSecret,
    ];
    expect(secrets.length).toBeGreaterThanOrEqual(7);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(await verifiersIn(text, authUrl.searchParams.get("code_challenge") ?? "")).toEqual([]);

    await user.rest("DELETE", "/garmin/connection");
    expect(await dumpOf(api)).not.toContain("v1.k1.");
  });

  test("contain no webhook secret, and no callback URL of a ping after it was fetched", async () => {
    const api = await testWorkers({ sandbox: { webhookMode: "ping" } });
    const [athlete] = api.sandbox.control.athletes();
    const userId = athlete?.userId ?? "";
    await api.connect(await api.user(), userId);
    const [summary] = api.sandbox.control.activities(userId);
    api.sandbox.control.ping({ userIds: [userId], summaryIds: [summary?.summaryId ?? ""] });
    await fetch(`${api.url}/api/webhooks/sandbox/${WEBHOOK_SECRET}x`, { method: "POST" });
    const stored = () =>
      api.db.selectFrom("wearableActivity").select("providerSummaryId").execute();
    await expect.poll(stored, PATIENT).toContainEqual({ providerSummaryId: summary?.summaryId });

    expect(api.sandbox.control.tokens().map(({ kind }) => kind)).toContain("callback");
    const held = async () => {
      const text = api.log.text() + (await dumpOf(api));
      const secrets = [...api.sandbox.control.tokens(), { kind: "webhook", token: WEBHOOK_SECRET }];
      return secrets.filter(({ token }) => text.includes(token)).map(({ kind }) => kind);
    };
    await expect.poll(held, PATIENT).toEqual([]);
  });
});

/** Every row of every table, including the jobs, as text. */
async function dumpOf({ db }: Pick<Api, "db">): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')
      and table_type = 'BASE TABLE'`.execute(db);
  const tables = rows.map(async ({ name }) => {
    const dump = await sql<{ text: string | null }>`
      select string_agg(t::text, ' ') as text from ${sql.table(name)} as t`.execute(db);
    return `${name}: ${dump.rows[0]?.text ?? ""}`;
  });
  return (await Promise.all(tables)).join("\n");
}

/** Words of the text whose hash is the challenge. */
async function verifiersIn(text: string, challenge: string): Promise<string[]> {
  const words = new Set(text.match(/[\w-]{43}/g));
  const made = await Promise.all(
    [...words].map(async (word) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(word));
      return Buffer.from(digest).toString("base64url") === challenge ? [word] : [];
    }),
  );
  return made.flat();
}
