import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@triplan/db";
import { findRunningCluster } from "@triplan/embedded-postgres";
import { testDatabase } from "@triplan/db/testing";
import { findPgbouncer, startPgbouncer } from "@triplan/db/testing/pgbouncer";
import { afterFile } from "@triplan/db/testing/after-file";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { newFolder, runFile, runMain, takePort } from "../../testing/process/run-main.ts";
import { startSmtpSink } from "../../testing/process/start-smtp-sink.ts";

const DOCTOR = fileURLToPath(new URL("../doctor.ts", import.meta.url));
const sink = await startSmtpSink();
afterFile(() => sink.stop());
const dataDir = newFolder();
const backupDir = join(newFolder(), "nightly");
const settings = {
  DATA_DIR: dataDir,
  BACKUP_DIR: backupDir,
  PORT: String(await freePort()),
  SMTP_URL: sink.url,
  MAIL_FROM: "triplan@example.org",
};
const server = runMain(settings);
await server.prints("Triplan is ready");

/** Runs the command as an operator does; findings by check. */
async function doctor(changes: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runFile(DOCTOR, { ...settings, ...changes }).end;
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  const findings = lines.slice(0, -1).map((line) => {
    const [level = "", check = "", ...words] = line.split(/ +/);
    return { level, check, text: words.join(" ") };
  });
  const wrong = findings.filter(({ level }) => level !== "ok");
  return { code, findings, wrong, end: lines.at(-1) };
}

async function database() {
  const running = await findRunningCluster(dataDir);
  const connection = connect({
    connectionString: running?.connectionString ?? "",
    onError: () => {},
  });
  afterFile(() => connection.close());
  return connection.db;
}

const hasBackup = () =>
  existsSync(backupDir) && readdirSync(backupDir).some((name) => name.endsWith(".backup"));

test("a healthy installation has no problem and exits with 0", async () => {
  await expect.poll(hasBackup, PATIENT).toBe(true);
  const { code, findings, wrong, end } = await doctor();
  expect(wrong).toEqual([]);
  expect(new Set(findings.map(({ check }) => check))).toEqual(
    new Set(
      "settings server proxy database durability clock migrations jobs webhooks two-step secrets data disk backups mail".split(
        " ",
      ),
    ),
  );
  expect(end).toBe("0 problems, 0 warnings");
  expect(code).toBe(0);
});

test.runIf(findPgbouncer())("a pooler has to lead to the same database", async () => {
  const { connectionString = "" } = (await findRunningCluster(dataDir)) ?? {};
  const pgbouncer = await startPgbouncer(connectionString);
  afterFile(() => pgbouncer.stop());
  const pooled = { DATABASE_URL: pgbouncer.urlOf(connectionString) };

  const right = await doctor({ ...pooled, DATABASE_DIRECT_URL: connectionString });
  expect(right.wrong).toEqual([]);
  expect(right.findings.map(({ check }) => check)).toContain("pooler");

  const other = await testDatabase();
  const wrong = await doctor({ ...pooled, DATABASE_DIRECT_URL: other.connectionString });
  expect(wrong.wrong).toEqual([
    {
      level: "problem",
      check: "pooler",
      text: "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases",
    },
  ]);
});

const post = (path: string, body: object, cookie = "") =>
  fetch(`http://localhost:${settings.PORT}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

/** An account that is setting two-step login up. */
async function addSecondFactor(): Promise<void> {
  const password = "correct horse battery";
  const account = await post("/register", { username: "iris@example.com", password });
  const cookie = account.headers.get("set-cookie")?.split(";")[0];
  expect((await post("/user/second-factor/key", { password }, cookie)).status).toBe(200);
}

test("each problem names what to do, and the exit code is 1", async () => {
  const db = await database();
  await addSecondFactor();
  chmodSync(join(dataDir, "session-secret"), 0o644);
  chmodSync(dataDir, 0o777);
  await sql`delete from kysely_migration where name = '0072_unprocessed_webhooks'`.execute(db);
  await sql`
    insert into wearable_webhook_log
      (provider, webhook_type, request_method, request_path, status, created_at)
    values ('garmin', 'unknown', 'POST', '/', 'received', now() - interval '20 minutes')`.execute(
    db,
  );
  await sql`
    insert into jobs.job (name, data, start_after)
    values ('workouts.push', '{"userId": 0}', now() - interval '20 minutes')`.execute(db);
  const backup = join(backupDir, readdirSync(backupDir)[0] ?? "");
  writeFileSync(backup, readFileSync(backup).subarray(0, -100));
  chmodSync(backup, 0o644);
  const lastNight = Date.now() / 1000 - 30 * 3600;
  utimesSync(backup, lastNight, lastNight);
  const [deaf, taken] = [await freePort(), await takePort()];

  const { code, wrong } = await doctor({
    PORT: String(taken),
    PUBLIC_URL: "https://localhost:1",
    SMTP_URL: `smtp://localhost:${deaf}`,
    SESSION_SECRET: "secret".repeat(10),
    TOKEN_KEYS: `new:${Buffer.alloc(32, 1).toString("base64")}`,
  });

  const textsOf = (check: string) =>
    wrong.flatMap((each) => (each.check === check ? [each.text] : []));
  const textOf = (check: string) => textsOf(check)[0];
  expect(code).toBe(1);
  expect(textOf("server")).toContain("Start Triplan, or correct HOST and PORT");
  expect(textOf("proxy")).toContain("TRUST_PROXY is not set");
  expect(textOf("address")).toContain("Nothing answers at https://localhost:1");
  expect(textOf("migrations")).toContain("Missing: 0072_unprocessed_webhooks. Restart Triplan");
  expect(textOf("webhooks")).toContain("1 wait, the oldest for 20 minutes");
  expect(textOf("jobs")).toContain("workouts.push (1)");
  expect(textOf("two-step")).toContain("Codes of 1 accounts can't be checked: add their key");
  expect(textOf("data")).toContain(`chmod go-w ${dataDir}`);
  expect(textsOf("backups")).toEqual([
    expect.stringContaining("The last one is 30 hours old"),
    expect.stringContaining(`chmod 600 ${backup}`),
    expect.stringContaining("can't be restored"),
  ]);
  expect(textOf("mail")).toContain(`No mail server at localhost:${deaf} (ECONNREFUSED)`);
  expect(textsOf("secrets")).toEqual([
    expect.stringContaining(`chmod 600 ${join(dataDir, "session-secret")}`),
    expect.stringContaining("SESSION_SECRET looks guessable"),
  ]);
});

test("settings that can't be read, and a stopped installation, are problems", async () => {
  expect((await doctor({ PORT: "x", METRICS_TOKEN: "short" })).wrong).toEqual([
    { level: "problem", check: "settings", text: expect.stringContaining("PORT: must be") },
    { level: "problem", check: "settings", text: expect.stringContaining("METRICS_TOKEN: must") },
  ]);
  server.process.kill("SIGTERM");
  await server.end;

  const { code, wrong } = await doctor();
  expect(code).toBe(1);
  expect(wrong).toContainEqual({
    level: "problem",
    check: "database",
    text: `The database in ${dataDir} does not run. Start Triplan`,
  });
  const away = await doctor({ DATABASE_URL: "postgres://u:sesame@127.0.0.1:1/triplan" });
  const found = away.wrong.find(({ check }) => check === "database");
  expect(found?.text).toMatch(/"triplan" at 127\.0\.0\.1:1 can't be used: .*ECONNREFUSED/);
  expect(JSON.stringify(away.findings)).not.toContain("sesame");
});
