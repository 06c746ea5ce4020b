import { testDatabase } from "@triplan/db/testing";
import { expect, test } from "vitest";
import { PATIENT } from "../testing/api/patient.ts";
import { isWaiting } from "../testing/jobs/is-waiting.ts";
import { testApi } from "../testing/api/test-api.ts";

const { db } = await testDatabase({ max: 10 });
const api = await testApi({ db });

test("writes that wait for one user's locked row leave connections to other users", async () => {
  const [blocked, other] = [await api.user(), await api.user()];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
  const lock = api.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom("userAccount")
      .where("id", "=", blocked.id)
      .select("id")
      .forUpdate()
      .execute();
    hasLock();
    await released;
  });
  await locked;
  const update = { unitPreference: "kilometers" } as const;
  const waiting = Array.from({ length: 15 }, () =>
    blocked.rest("PATCH", "/user/preferences", update),
  );
  await expect.poll(() => isWaiting(api.db), PATIENT).toBe(true);

  expect(await other.rest("PATCH", "/user/preferences", update)).toMatchObject({ status: 200 });

  release();
  await lock;
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
});
