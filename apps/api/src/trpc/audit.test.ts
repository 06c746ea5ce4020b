import { WEARABLE } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { ALEX } from "../testing/watch/athletes.ts";
import { PASSWORD, type TestUser } from "../testing/api/test-api.ts";
import { testWorkers } from "../testing/jobs/test-workers.ts";
import { runCleanup } from "../testing/jobs/run-cleanup.ts";

const api = await testWorkers({ works: false });

const eventsOf = async ({ id }: Pick<TestUser, "id">) => {
  const rows = await api.db
    .selectFrom("auditEvent")
    .selectAll()
    .where("userId", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ event, network }) => `${event} ${network}`);
};

const logIn = ({ email }: TestUser) =>
  api.visitor().rest("POST", "/login", { username: email, password: PASSWORD });

describe("the history of an account", () => {
  test("says when it was opened, used, secured and deleted, and from which network", async () => {
    const user = await api.user();
    await logIn(user);
    await user.rest("DELETE", "/user/logins");
    const newPassword = "staple gun and battery";
    await user.rest("PUT", "/user/password", { currentPassword: PASSWORD, newPassword });
    await user.rest("PUT", "/user/password", {
      currentPassword: newPassword,
      newPassword: PASSWORD,
    });
    await user.rest("POST", "/user/deletion", { password: PASSWORD });
    await logIn(user);
    await user.rest("POST", "/logout");

    expect(await eventsOf(user)).toEqual(
      [
        "registered",
        "logged-in",
        "logins-ended",
        "password-changed",
        "password-changed",
        "deletion-requested",
        "logged-in",
        "account-kept",
      ].map((event) => `${event} 203.0.113.1`),
    );
  });

  test("says when a login was ended by its owner", async () => {
    const user = await api.user();
    await user.rest("POST", "/logout");
    expect(await eventsOf(user)).toEqual(["registered 203.0.113.1", "logged-out 203.0.113.1"]);
  });

  test("says when a watch was connected and disconnected", async () => {
    const user = await api.user();
    await api.connect(user, ALEX);
    await user.rest("DELETE", `${WEARABLE.path}/connection`);
    expect((await eventsOf(user)).slice(1)).toEqual([
      "watch-connected 203.0.113.1",
      "watch-disconnected 203.0.113.1",
    ]);
  });

  test("does not name accounts of failed logins", async () => {
    const user = await api.user();
    await api.visitor().rest("POST", "/login", { username: user.email, password: "not this one" });
    expect(await eventsOf(user)).toHaveLength(1);
  });

  test("is kept for a year", async () => {
    const user = await api.user();
    const { createdAt } = await api.db
      .selectFrom("auditEvent")
      .select("createdAt")
      .where("userId", "=", user.id)
      .executeTakeFirstOrThrow();
    const cleanUpAt = (days: number) =>
      runCleanup(api, {
        now: () => new Date(Date.parse(createdAt) + days * 24 * 3600 * 1000),
      });
    await cleanUpAt(364);
    expect(await eventsOf(user)).toHaveLength(1);
    await cleanUpAt(366);
    expect(await eventsOf(user)).toEqual([]);
  });
});
