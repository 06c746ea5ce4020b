import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { fieldOf } from "../../testing/api/field-of.ts";
import { PASSWORD, type TestUser } from "../../testing/api/test-api.ts";
import { testConfig, UNREACHABLE_URL } from "../../testing/api/test-wearable.ts";
import { testProgram } from "../../testing/cli/test-program.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { newFolder, runFile } from "../../testing/process/run-main.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { auditHistory } from "../../testing/rows/audit-history.ts";
import { turnedOn } from "../../testing/second-factor/second-factor-steps.ts";
import { CODE_NEEDED } from "../../testing/second-factor/two-step-athlete.ts";
import { testWatch } from "../../testing/watch/test-watch.ts";
import { createWearable } from "../../wearables/provider/wearable.ts";
import { USERS } from "./users-program.ts";

const PROGRAM = fileURLToPath(new URL("../users.ts", import.meta.url));
/** Nothing listens on port 1. */
const UNREACHABLE_DATABASE = "postgres://triplan:secret-word@127.0.0.1:1/triplan";

const watch = await testWatch();
const { api, sandbox } = watch;

const run = testProgram(USERS, { ...api, config: testConfig(sandbox.url), now: api.clock.now });

const logIn = ({ email }: TestUser, password = PASSWORD) =>
  api.visitor().rest("POST", "/login", { username: email, password });

describe("pnpm users", () => {
  test.each([[[]], [["promote"]]])("lists its commands for %j", async (words) => {
    const { isSuccessful, text } = await run(words);
    expect(isSuccessful).toBe(false);
    expect(text).toMatch(/users list[\s\S]*disable[\s\S]*enable[\s\S]*delete/);
  });

  test.each(["disable", "enable", "delete"])("%s needs one known account", async (command) => {
    expect(await run([command])).toEqual({
      isSuccessful: false,
      text: "Name one account by its e-mail address.",
    });
    expect(await run([command, "a@example.com", "b@example.com"])).toMatchObject({
      isSuccessful: false,
    });
    expect(await run([command, "nobody@example.com"])).toEqual({
      isSuccessful: false,
      text: "There is no account nobody@example.com.",
    });
  });
});

describe("list", () => {
  test("says when each account was opened and used, and what its state is", async () => {
    const [open, disabled, leaving] = [
      await api.user("list-a@example.com"),
      await api.user("list-b@example.com"),
      await api.user("list-c@example.com"),
    ];
    await run(["disable", disabled.email]);
    await leaving.rest("POST", "/user/deletion", { password: PASSWORD });
    const { isSuccessful, text } = await run(["list", "LIST-"]);
    expect(isSuccessful).toBe(true);
    expect(text.split("\n")).toEqual([
      expect.stringMatching(
        /^list-a@example\.com {2}since \d{4}-\d\d-\d\d {2}used \d{4}-\d\d-\d\d$/,
      ),
      expect.stringMatching(/^list-b@example\.com .* not logged in {4}disabled \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^list-c@example\.com .* deleted on \d{4}-\d\d-\d\d$/),
      "3 accounts.",
    ]);
    expect((await run(["list", open.email])).text).toContain("1 account.");
  });
});

describe("two-step-off", () => {
  test("lets an athlete who lost the app and the recovery codes log in by password", async () => {
    const user = await api.user();
    await turnedOn(user, api.clock.now());
    expect(await logIn(user)).toMatchObject(CODE_NEEDED);

    expect(await run(["two-step-off", user.email.toUpperCase()])).toEqual({
      isSuccessful: true,
      text: `Two-step login of ${user.email} is off.`,
    });

    expect((await logIn(user)).body).toMatchObject({ id: user.id });
    expect(await user.trpc.secondFactor.read.query()).toMatchObject({
      enabledAt: null,
      recoveryCodes: 0,
    });
    expect(await run(["two-step-off", user.email])).toEqual({
      isSuccessful: false,
      text: `Two-step login of ${user.email} is off already.`,
    });
    expect(await auditHistory(api.db, user.id)).toContain("second-factor-removed");
  });
});

describe("a disabled account", () => {
  test("loses its logins, calendar and public links, and is open again when enabled", async () => {
    const user = await api.user();
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const feed = await user.rest("POST", "/user/calendar-feed", { planId: null });
    const share = await user.rest("POST", `/training-plans/${plan.id}/share`, {});
    const calendar = new URL(String(fieldOf(fieldOf(feed.body, "feed"), "url"))).pathname;
    const token = String(fieldOf(fieldOf(share.body, "share"), "url")).split("/p/")[1];
    const statuses = async () => [
      (await user.rest("GET", "/user")).status,
      (await logIn(user)).status,
      (await api.visitor().send({ url: calendar })).statusCode,
      (await api.visitor().send({ url: `/api/shared-plans/${token}` })).statusCode,
    ];

    expect(await run(["disable", user.email.toUpperCase()])).toEqual({
      isSuccessful: true,
      text: `${user.email} is disabled. Logins that ended: 1.`,
    });
    expect(await statuses()).toEqual([401, 403, 404, 404]);
    expect((await run(["disable", user.email])).isSuccessful).toBe(false);

    expect((await run(["enable", user.email])).isSuccessful).toBe(true);
    expect(await statuses()).toEqual([401, 200, 200, 200]);
    expect((await run(["enable", user.email])).isSuccessful).toBe(false);
    const events = await api.db
      .selectFrom("auditEvent")
      .select(["event", "network"])
      .where("userId", "=", user.id)
      .where("network", "=", "operator")
      .orderBy("id")
      .execute();
    expect(events.map(({ event }) => event)).toEqual(["account-disabled", "account-enabled"]);
  });

  test("is named only to its password", async () => {
    const user = await api.user();
    await run(["disable", user.email]);
    expect(await logIn(user, "a wrong password")).toMatchObject({
      status: 401,
      body: { message: "Invalid email or password" },
    });
    expect(await logIn(user)).toMatchObject({
      status: 403,
      body: { message: "This account is disabled. Ask the person who runs this server." },
    });
  });
});

const sizeOf = (plans: number) => new RegExp(`plans: ${plans}, exercises: \\d+, activities: 0`);

describe("delete", () => {
  test.each([[], ["--now"]])("needs the name again (%s)", async (...flags) => {
    const user = await api.user();
    const refused = await run(["delete", user.email, ...flags], { ask: async () => "yes" });
    expect(refused.isSuccessful).toBe(false);
    expect(refused.text).toMatch(/\nNothing was deleted\.$/);
    expect((await user.rest("GET", "/user")).status).toBe(200);

    const confirmed = { ask: async () => ` ${user.email.toUpperCase()}\n` };
    const deleted = await run(["delete", user.email, ...flags], confirmed);
    expect(deleted.isSuccessful).toBe(true);
    expect((await user.rest("GET", "/user")).status).toBe(401);
  });

  test("closes the account as its owner would, and a login keeps it", async () => {
    const user = await watch.connected();
    await user.trpc.plans.create.mutate(validPlan());

    const { isSuccessful, text } = await run(["delete", user.email, "--yes"]);

    expect(isSuccessful).toBe(true);
    expect(text).toMatch(sizeOf(1));
    expect(text).toMatch(/It is deleted on \d{4}-\d\d-\d\d\. Logging in before then keeps it\.$/);
    expect((await user.rest("GET", "/user")).status).toBe(401);
    const { status } = await api.db
      .selectFrom("wearableConnection")
      .select("status")
      .where("userId", "=", user.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe("revoked");
    const { event, network } = await api.db
      .selectFrom("auditEvent")
      .select(["event", "network"])
      .where("userId", "=", user.id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ event, network }).toEqual({ event: "deletion-requested", network: "operator" });
    expect(await run(["delete", user.email, "--yes"])).toMatchObject({
      isSuccessful: false,
      text: expect.stringMatching(/ is deleted on \d{4}-\d\d-\d\d already\.$/),
    });
    expect(await logIn(user)).toMatchObject({ status: 200, body: { isRestored: true } });
  });

  test("with --now revokes the consent of the watch and leaves no row", async () => {
    const user = await watch.connected();
    await user.trpc.plans.create.mutate(validPlan());
    await logIn(user, "a wrong password");

    const { isSuccessful, text } = await run(["delete", user.email, "--now", "--yes"]);

    expect(isSuccessful).toBe(true);
    expect(text).toMatch(sizeOf(1));
    expect((await user.rest("GET", "/user")).status).toBe(401);
    expect((await logIn(user)).status).toBe(401);
    const usernameHash = createHash("sha256").update(user.email).digest("hex");
    const failures = await api.db
      .selectFrom("loginFailure")
      .select("id")
      .where("usernameHash", "=", usernameHash)
      .execute();
    // That of the login after the deletion.
    expect(failures).toHaveLength(1);
    expect((await api.user(user.email)).id).not.toBe(user.id);
  });

  test("with --now keeps a closed account while its consent can't be revoked", async () => {
    const user = await watch.connected();

    const away = await run(["delete", user.email, "--now", "--yes"], {
      config: testConfig(UNREACHABLE_URL),
    });

    expect(away).toMatchObject({
      isSuccessful: false,
      text: expect.stringContaining("the consent is not revoked"),
    });
    expect((await user.rest("GET", "/user")).status).toBe(401);
    await runCleanup(api, {
      wearable: createWearable(testConfig(sandbox.url), api.clock.now),
    });
    expect(await run(["delete", user.email, "--now", "--yes"])).toMatchObject({
      isSuccessful: true,
    });
  });

  test("knows only its own options", async () => {
    const user = await api.user();
    expect(await run(["delete", user.email, "--dry-run", "--yes"])).toEqual({
      isSuccessful: false,
      text: "There is no option --dry-run.",
    });
    expect((await user.rest("GET", "/user")).status).toBe(200);
  });
});

const spawned = async (...words: string[]) =>
  runFile(PROGRAM, { DATABASE_URL: api.connectionString, DATA_DIR: newFolder() }, words).end;

describe("as a process", () => {
  test("prints no secret and exits with 0", async () => {
    const user = await api.user("spawned@example.com");
    const { code, stdout, stderr } = await spawned("list", user.email);
    expect(stdout).toMatch(/^spawned@example\.com .*\n1 account\.\n$/);
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });

  test("exits with 1 when it refuses, nobody answers its question, or no database answers", async () => {
    const user = await api.user();
    const [refused, silent, away] = await Promise.all([
      spawned("disable", "nobody@example.com"),
      spawned("delete", user.email),
      runFile(PROGRAM, { DATABASE_URL: UNREACHABLE_DATABASE, DATA_DIR: newFolder() }, ["list"]).end,
    ]);
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining("is no account") });
    expect(silent).toMatchObject({ code: 1, stdout: expect.stringContaining("Nothing was") });
    expect(away.code).toBe(1);
    expect(away.stderr).toContain("ECONNREFUSED");
    expect(away.stderr).not.toContain("secret-word");
  });
});
