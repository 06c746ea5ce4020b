import { afterEach, describe, expect, test } from "vitest";
import { PATIENT } from "../testing/api/patient.ts";
import { PASSWORD, testApi } from "../testing/api/test-api.ts";
import { cleanUpHourly, type CleanupSource } from "./cleanup.ts";

const DAY = 86_400_000;
const api = await testApi();

const cleanupSource = ({ db, log, clock }: typeof api): CleanupSource => ({
  db,
  log: log.logger,
  wearable: null,
  now: clock.now,
});

let stop = () => {};
afterEach(() => stop());

describe("cleanup", () => {
  test("deletes only expired sessions and old login failures", async () => {
    const over = await api.user();
    await over.rest("POST", "/login", { username: over.email, password: "another password" });
    api.clock.pass(40 * DAY);
    const user = await api.user();
    await user.rest("POST", "/login", { username: user.email, password: "another password" });

    stop = cleanUpHourly(cleanupSource(api));

    const sessions = () => api.db.selectFrom("userSession").select("userId").execute();
    await expect.poll(sessions, PATIENT).toEqual([{ userId: user.id }]);
    await expect
      .poll(() => api.db.selectFrom("loginFailure").select("failedAt").execute(), PATIENT)
      .toEqual([{ failedAt: api.clock.now().toISOString() }]);
    expect(await user.rest("GET", "/user")).toMatchObject({ status: 200 });
    expect(
      await api.visitor().rest("POST", "/login", { username: over.email, password: PASSWORD }),
    ).toMatchObject({ status: 200 });
  });

  test("logs a failure and continues", async () => {
    const broken = await testApi();
    await broken.db.schema.dropTable("user_session").execute();
    stop = cleanUpHourly(cleanupSource(broken));
    await expect.poll(() => broken.log.text(), PATIENT).toContain("cleanup failed");
  });
});
