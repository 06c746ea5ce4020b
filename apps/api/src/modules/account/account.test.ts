import { describe, expect, test } from "vitest";
import { fieldOf } from "../../testing/api/field-of.ts";
import { PASSWORD, TEST_SETTINGS, testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";

const api = await testApi();

const DAY = 24 * 3600 * 1000;
const NEW_PASSWORD = "staple gun and battery";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const logIn = async ({ email }: TestUser, password = PASSWORD, headers = {}) => {
  const client = api.visitor({ headers });
  const answer = await client.rest("POST", "/login", { username: email, password });
  return { ...client, status: answer.status, body: answer.body };
};

const statusOf = async (client: Pick<TestUser, "rest">) =>
  (await client.rest("GET", "/user")).status;

const change = (user: TestUser, currentPassword: string, newPassword = NEW_PASSWORD) =>
  user.rest("PUT", "/user/password", { currentPassword, newPassword });

const logins = async (user: Pick<TestUser, "rest">) => {
  const { body } = await user.rest("GET", "/user/logins");
  return Array.isArray(body) ? body : [];
};

const remove = (user: TestUser, password = PASSWORD) =>
  user.rest("POST", "/user/deletion", { password });

const cleanUpOnce = () => runCleanup(api);

async function athlete() {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan());
  return { user, plan };
}

describe("a changed password", () => {
  test("ends every other login and keeps this one under a new id", async () => {
    const user = await api.user();
    const other = await logIn(user);
    const before = user.jar.header();

    expect(await change(user, PASSWORD)).toMatchObject({ status: 200, body: { ended: 1 } });

    expect(user.jar.header()).not.toBe(before);
    expect([await statusOf(user), await statusOf(other)]).toEqual([200, 401]);
    expect((await logIn(user)).status).toBe(401);
    expect((await logIn(user, NEW_PASSWORD)).status).toBe(200);
  });

  test("needs the current one, and wrong ones count as failed logins", async () => {
    const user = await api.user();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await change(user, "a wrong password")).toMatchObject({
        status: 400,
        body: { message: "This is not your password" },
      });
    }
    expect(await change(user, PASSWORD)).toMatchObject({ status: 429 });
    expect((await logIn(user)).status).toBe(429);
  });

  test("has the length of every password", async () => {
    const user = await api.user();
    expect(await change(user, PASSWORD, "short")).toMatchObject({
      status: 400,
      body: { message: "Password must be at least 6 characters" },
    });
    expect(await change(user, "", NEW_PASSWORD)).toMatchObject({
      status: 400,
      body: { message: "Please enter your password" },
    });
  });

  test("is refused at its own field where the policy is strict", async () => {
    const strict = await testApi({ settings: { ...TEST_SETTINGS, passwordPolicy: "strict" } });
    const user = await strict.user();
    const refused = await user.rest("PUT", "/user/password", {
      currentPassword: PASSWORD,
      newPassword: "password1",
    });
    expect(refused).toMatchObject({ status: 400 });
    expect(fieldOf(refused.body, "issues")).toMatchObject([{ path: "newPassword" }]);
  });
});

describe("logins", () => {
  test("are listed with their browsers, the current one first", async () => {
    const user = await api.user();
    await logIn(user, PASSWORD, { "user-agent": FIREFOX });
    const rows = await logins(user);
    expect(rows).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, device: "Firefox on Linux" },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{64}/);
  });

  test("end one by one or all but this one, and only the user's own", async () => {
    const [user, stranger] = [await api.user(), await api.user()];
    const [phone, laptop, tablet] = [await logIn(user), await logIn(user), await logIn(user)];
    const ids = (await logins(user)).map(({ id }) => Number(id));
    const [phoneId] = (await logins(phone)).map(({ id }) => Number(id));
    expect(ids).toContain(phoneId);

    expect(await stranger.rest("DELETE", `/user/logins/${phoneId}`)).toMatchObject({ status: 404 });
    expect(await statusOf(phone)).toBe(200);
    expect(await user.rest("DELETE", `/user/logins/${phoneId}`)).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect(await statusOf(phone)).toBe(401);
    expect(await user.rest("DELETE", `/user/logins/${phoneId}`)).toMatchObject({ status: 404 });

    expect(await user.rest("DELETE", "/user/logins")).toMatchObject({ body: { ended: 2 } });
    const statuses = [laptop, tablet, user, stranger].map(statusOf);
    expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
  });
});

describe("a deleted account", () => {
  test("says what goes with it and when, before and in its receipt", async () => {
    const { user } = await athlete();
    const deletesAt = new Date(api.clock.now().getTime() + 14 * DAY).toISOString();
    const { body } = await user.rest("GET", "/user/deletion");
    expect(body).toMatchObject({ plans: 1, activities: 0, deletesAt });
    expect(Number(fieldOf(body, "exercises"))).toBeGreaterThan(20);
    expect((await remove(user)).body).toEqual(body);
  });

  test("needs the password", async () => {
    const { user } = await athlete();
    expect(await remove(user, "a wrong password")).toMatchObject({
      status: 400,
      body: { message: "This is not your password" },
    });
    expect(await statusOf(user)).toBe(200);
  });

  test("ends its logins, its calendar and its public links at once", async () => {
    const { user, plan } = await athlete();
    const other = await logIn(user);
    const feed = await user.rest("POST", "/user/calendar-feed", { planId: null });
    const share = await user.rest("POST", `/training-plans/${plan.id}/share`, {});
    const calendar = new URL(String(fieldOf(fieldOf(feed.body, "feed"), "url"))).pathname;
    const token = String(fieldOf(fieldOf(share.body, "share"), "url")).split("/p/")[1];
    const open = async () => [
      (await api.visitor().send({ url: calendar })).statusCode,
      (await api.visitor().send({ url: `/api/shared-plans/${token}` })).statusCode,
    ];
    expect(await open()).toEqual([200, 200]);

    expect(await remove(user)).toMatchObject({ status: 200 });

    expect(await open()).toEqual([404, 404]);
    expect([await statusOf(user), await statusOf(other)]).toEqual([401, 401]);
  });

  test("is kept by a login within 14 days, which says so once", async () => {
    const { user, plan } = await athlete();
    await remove(user);
    api.clock.pass(14 * DAY - 1000);
    await cleanUpOnce();

    expect((await logIn(user, "a wrong password")).status).toBe(401);
    const back = await logIn(user);
    expect(back.body).toMatchObject({ id: user.id, isRestored: true });
    expect((await back.rest("GET", "/training-plans")).body).toMatchObject([{ id: plan.id }]);
    expect((await logIn(user)).body).not.toHaveProperty("isRestored");

    api.clock.pass(2 * DAY);
    await cleanUpOnce();
    expect((await logIn(user)).status).toBe(200);
  });

  test("is gone after 14 days, and its e-mail is free again", async () => {
    const { user } = await athlete();
    const kept = await athlete();
    await remove(user);
    api.clock.pass(14 * DAY);
    await cleanUpOnce();

    expect(await logIn(user)).toMatchObject({
      status: 401,
      body: { message: "Invalid email or password" },
    });
    expect((await logIn(kept.user)).status).toBe(200);
    const again = await api.user(user.email);
    expect((await again.rest("GET", "/training-plans")).body).toEqual([]);
  });
});
