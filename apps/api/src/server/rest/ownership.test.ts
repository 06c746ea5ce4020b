import { insertAccountImport, insertImport, insertPasskey } from "@triplan/db";
import { EMPTY_SUMMARY } from "@triplan/db/testing/empty-summary";
import { beforeAll, describe, expect, test } from "vitest";
import { ANY_BODY, anyBodyOf } from "../../testing/inputs/any-input.ts";
import { testApi } from "../../testing/api/test-api.ts";
import type { TestClient } from "../../testing/api/test-client.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { restRoutes } from "./rest-routes.ts";

const api = await testApi();
const stranger = await api.user();

const CLOSED_ROUTES = restRoutes.filter(({ isPublic }) => !isPublic);

const WORDS = {
  plan: "Training plan",
  exercise: "Exercise",
  activity: "Activity",
  sync: "Sync",
  threshold: "Threshold",
  import: "Import",
  login: "Login",
  archive: "Archive",
  passkey: "Passkey",
} as const;
type Kind = keyof typeof WORDS;

/** The kind of row that the path's id names. */
function kindOf(url: string): Kind {
  if (url.startsWith("/exercises")) return "exercise";
  if (url.startsWith("/garmin/sync")) return "sync";
  if (url.startsWith("/thresholds")) return "threshold";
  if (url.startsWith("/imports")) return "import";
  if (url.startsWith("/user/logins")) return "login";
  if (url.startsWith("/user/passkeys")) return "passkey";
  if (url.startsWith("/user/import")) return "archive";
  return /^\/(garmin\/)?activities/.test(url) ? "activity" : "plan";
}

const callRoute = (
  client: TestClient,
  { method, url, calls }: (typeof restRoutes)[number],
  ids: Record<Kind, number | string> = {
    plan: 1,
    exercise: 1,
    activity: 1,
    sync: 1,
    threshold: 1,
    import: 1,
    login: 1,
    archive: 1,
    passkey: 1,
  },
) => {
  const id = ids[kindOf(url)];
  const path = url
    .replace(":id", String(id))
    .replace(":week", "1")
    .replace(/:(?:timeOffId|layerId|raceId|key)/, "1");
  return client.rest(
    method,
    path,
    method === "GET" ? undefined : { ...anyBodyOf(calls), planId: ids.plan },
  );
};

describe.each(CLOSED_ROUTES)("$method $url for a visitor", (route) => {
  // @covers calls-2
  test("is 401 and changes nothing", async () => {
    const before = await api.digest();
    expect(await callRoute(api.visitor(), route)).toMatchObject({
      status: 401,
      body: { message: "Unauthorized", code: "unauthenticated", requestId: expect.any(String) },
    });
    expect(await api.digest()).toEqual(before);
  });
});

const OWNED_ROUTES = restRoutes.filter(
  ({ method, url }) => url.includes(":id") || (method === "PATCH" && url === "/user/current-plan"),
);

const NOBODYS = {
  plan: 999_999,
  exercise: 999_999,
  activity: 999_999,
  sync: 999_999,
  threshold: 999_999,
  import: 999_999,
  login: 999_999,
  archive: 999_999,
  passkey: 999_999,
};

async function syncRunOf(userId: number): Promise<number> {
  const connection = await api.db
    .insertInto("wearableConnection")
    .values({ userId, provider: "sandbox", providerUserId: `watch-${userId}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  const run = await api.db
    .insertInto("syncRun")
    .values({ userId, connectionId: connection.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return run.id;
}

async function passkeyOf(userId: number): Promise<number> {
  const passkey = await insertPasskey(api.db, {
    userId,
    credentialId: `key-${userId}`,
    publicKey: Buffer.from([0xa5]),
    counter: 0,
    transports: [],
    name: "Phone",
    now: new Date().toISOString(),
  });
  return passkey.id;
}

describe.each(OWNED_ROUTES)("$method $url of another athlete", (route) => {
  let ids = { ...NOBODYS };

  beforeAll(async () => {
    const owner = await api.user();
    const { id: planId } = await owner.trpc.plans.create.mutate(validPlan());
    const [exercise] = await owner.trpc.exercises.listWeek.query({ planId, week: 1 });
    const { id: activity } = await owner.trpc.activities.create.mutate(ANY_BODY);
    const { records } = await owner.trpc.thresholds.record.mutate({ css: 105 });
    ids = {
      plan: planId,
      exercise: exercise?.id ?? 0,
      activity,
      sync: await syncRunOf(owner.id),
      threshold: records[0]?.id ?? 0,
      import: await insertImport(api.db, {
        userId: owner.id,
        name: "a.fit",
        byteLength: 1,
        timeZone: "UTC",
        uploadKey: "none",
      }),
      login: (await owner.trpc.account.logins.query())[0]?.id ?? 0,
      archive: await insertAccountImport(api.db, {
        userId: owner.id,
        summary: EMPTY_SUMMARY,
        uploadKey: "none",
      }),
      passkey: await passkeyOf(owner.id),
    };
  });

  // @covers calls-2, server-2
  test("is the same 404 as for an unknown id and changes nothing", async () => {
    const other = await api.user();
    const before = await api.digest();
    const [foreign, missing] = await Promise.all([
      callRoute(other, route, ids),
      callRoute(other, route, NOBODYS),
    ]);
    const refusal = {
      message: `${WORDS[kindOf(route.url)]} not found`,
      code: "not_found",
      requestId: expect.anything(),
    };
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(refusal);
    expect(missing.body).toEqual(refusal);
    expect(await api.digest()).toEqual(before);
  });
});

test("an id in the body does not override the one in the path", async () => {
  const [mine, theirs] = [await stranger.trpc.plans.create.mutate(validPlan()), await api.user()];
  const foreign = await theirs.trpc.plans.create.mutate(validPlan());
  const body = { goalFinishTime: "02:50:00", planId: mine.id, id: mine.id };
  const before = await api.digest();
  expect(await stranger.rest("PATCH", `/training-plans/${foreign.id}`, body)).toMatchObject({
    status: 404,
  });
  expect(await api.digest()).toEqual(before);
});

/** Ids that no row can have. */
const NO_IDS = [
  "0",
  "-1",
  "1.5",
  "abc",
  "1;drop",
  "99999999999",
  "9".repeat(30),
  "%20",
  "1e3",
  "0x1",
];

describe.each(OWNED_ROUTES.filter(({ url }) => url.includes(":id")))("$method $url", (route) => {
  test.each(NO_IDS)("is 404 for the id %s", async (id) => {
    const answer = await callRoute(stranger, route, {
      plan: id,
      exercise: id,
      activity: id,
      sync: id,
      threshold: id,
      import: id,
      login: id,
      archive: id,
      passkey: id,
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/not found$/i) });
  });
});
