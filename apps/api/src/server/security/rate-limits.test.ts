import { describe, expect, test } from "vitest";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { PASSWORD, testApi, uniqueEmail } from "../../testing/api/test-api.ts";

const LIMITS = {
  signedIn: 8,
  visitor: 5,
  registrations: 2,
  resets: 2,
  emails: 2,
  threaded: 4,
  files: 2,
  newPlans: 2,
  archives: 2,
  adjustments: 1,
  syncs: 1,
  countsLoopback: false,
  areShared: false,
};
const TOO_MANY = {
  status: 429,
  headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  body: {
    code: "too_many",
    message: expect.stringMatching(/^Too many requests\. Try again in (a moment|\d+ minutes)\.$/),
    requestId: expect.any(String),
  },
};

const api = await testApi({ rateLimits: LIMITS });

let network = 0;
/** An address of a new network. */
function newAddress() {
  network += 1;
  return `198.51.100.${network}`;
}

const visitor = () => api.visitor({ remoteAddress: newAddress() });

const credentials = () => ({ username: uniqueEmail(), password: PASSWORD });

/** A visitor at both servers. */
async function twoServers({ areShared }: { areShared: boolean }) {
  const rateLimits = { ...LIMITS, areShared };
  const servers = [
    await testApi({ db: api.db, rateLimits }),
    await testApi({ db: api.db, rateLimits }),
  ];
  const remoteAddress = newAddress();
  const [first] = servers.map((server) => server.visitor({ remoteAddress }));
  const second = servers[1]?.visitor({ remoteAddress, ...(first && { jar: first.jar }) });
  if (!first || !second) throw new Error("unreachable");
  return { first, second };
}

const statusOf = async (client: ReturnType<typeof visitor>) =>
  (await client.rest("GET", "/config")).status;

const batch = (client: ReturnType<typeof visitor>, calls: number) => {
  const names = Array<string>(calls).fill("auth.me").join(",");
  return client.send({ url: `/trpc/${names}?batch=1&input=%7B%7D` });
};

const countedStatements = () =>
  api.statements.filter((text) => text.includes("insert into rate_limit_count")).length;

describe("rate limits", () => {
  // @covers server-2
  test("reject a visitor with the time to wait", async () => {
    const client = visitor();
    for (let call = 0; call < LIMITS.visitor; call += 1) {
      expect((await client.rest("GET", "/config")).status).toBe(200);
    }
    expect(await client.rest("GET", "/config")).toMatchObject(TOO_MANY);
    expect((await visitor().rest("GET", "/config")).status).toBe(200);
  });

  test("count a user's requests from every network together", async () => {
    const client = visitor();
    await client.rest("POST", "/register", { username: uniqueEmail(), password: PASSWORD });
    for (let call = 0; call < LIMITS.signedIn; call += 1) {
      expect((await client.rest("GET", "/user")).status).toBe(200);
    }
    const elsewhere = api.visitor({ jar: client.jar, remoteAddress: "198.51.100.250" });
    expect(await elsewhere.rest("GET", "/user")).toMatchObject(TOO_MANY);
  });

  test("reject in tRPC's own envelope over tRPC", async () => {
    const client = visitor();
    for (let call = 0; call < LIMITS.visitor; call += 1) await client.trpc.config.get.query();
    await expect(client.trpc.config.get.query()).rejects.toMatchObject({
      message: "Too many requests. Try again in a moment.",
      data: { httpStatus: 429, reason: "too_many" },
    });
  });

  test("limit new accounts per hour over both transports", async () => {
    const client = visitor();
    expect((await client.rest("POST", "/register", credentials())).status).toBe(201);
    await client.trpc.auth.register.mutate(credentials());
    expect(await client.rest("POST", "/register", credentials())).toMatchObject(TOO_MANY);
  });

  test.each([
    "/api/%72egister",
    "/api/register#x",
    "/trpc/auth%2Eregister",
    "/trpc/%61uth.register",
  ])("limit new accounts under the spelling %s", async (url) => {
    const client = visitor();
    const register = () =>
      client.send({
        method: "POST",
        url,
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(credentials()),
      });
    const answers = [await register(), await register(), await register()];
    expect(answers.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, false]);
    expect(answers[2]?.statusCode).toBe(429);
  });

  test("count each call of a batch", async () => {
    const client = visitor();
    await client.rest("POST", "/register", credentials());
    expect((await batch(client, LIMITS.signedIn)).statusCode).toBe(200);
    expect((await batch(client, 1)).statusCode).toBe(429);
  });

  test("limit new plans per user and hour, whatever the network; bad forms are not counted", async () => {
    const client = visitor();
    await client.rest("POST", "/register", credentials());
    const create = (body: object) => client.rest("POST", "/training-plans", body);
    expect((await create({})).status).toBe(400);
    expect((await create({})).status).toBe(400);
    expect((await create(validPlan())).status).toBe(201);
    expect((await create(validPlan())).status).toBe(201);
    const elsewhere = api.visitor({ jar: client.jar, remoteAddress: "198.51.100.251" });
    expect(await elsewhere.rest("POST", "/training-plans", validPlan())).toMatchObject(TOO_MANY);
    const other = visitor();
    await other.rest("POST", "/register", credentials());
    expect((await other.rest("POST", "/training-plans", validPlan())).status).toBe(201);
  });

  test("limit the calls that run in a thread, each in a batch, and no others", async () => {
    const client = visitor();
    await client.rest("POST", "/register", credentials());
    const { id: planId } = await client.trpc.plans.create.mutate(validPlan());
    const reads = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.trpc.proposals.list.query({ planId })),
    );
    expect(reads.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect((await client.rest("GET", "/user")).status).toBe(200);
  });

  test("limit files per minute", async () => {
    const client = visitor();
    await client.rest("POST", "/register", credentials());
    const { id } = await client.trpc.plans.create.mutate(validPlan());
    const file = () => client.send({ url: `/api/training-plans/${id}/calendar.ics` });
    const statuses = [await file(), await file(), await file()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("limit mails to new addresses and for new passwords per hour", async () => {
    const client = visitor();
    await client.rest("POST", "/register", credentials());
    const change = async () => (await client.rest("PUT", "/user/email", credentials())).status;
    expect([await change(), await change(), await change()]).toEqual([200, 200, 429]);
    const reset = async () =>
      (await client.rest("POST", "/password-reset/mail", credentials())).status;
    expect([await reset(), await reset(), await reset()]).toEqual([403, 403, 429]);
  });

  test("limit adjustments and syncs per hour", async () => {
    const client = visitor();
    await client.rest("POST", "/register", credentials());
    const { id: planId } = await client.trpc.plans.create.mutate(validPlan());
    const adjustment = {
      planId,
      fromWeek: 2,
      adjustmentType: "volume",
      volumeAdjustment: 80,
      intensityAdjustment: "maintain",
      reason: "fatigue",
    } as const;
    await client.trpc.plans.adjust.mutate(adjustment);
    await expect(client.trpc.plans.adjust.mutate(adjustment)).rejects.toMatchObject({
      data: { httpStatus: 429 },
    });
    expect((await client.rest("POST", "/garmin/sync")).status).not.toBe(429);
    expect(await client.rest("POST", "/garmin/sync")).toMatchObject(TOO_MANY);
  });

  test("exempt loopback", async () => {
    const client = api.visitor({ remoteAddress: "127.0.0.1" });
    for (let call = 0; call <= LIMITS.visitor; call += 1) {
      expect((await client.rest("GET", "/config")).status).toBe(200);
    }
  });
});

describe("with a second server of the same database", () => {
  test("calls a minute are limited over both if limits are shared", async () => {
    const { first, second } = await twoServers({ areShared: true });
    const statuses: number[] = [];
    for (const client of [first, second, first, second, first, second, first]) {
      statuses.push(await statusOf(client));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await second.rest("GET", "/config")).toMatchObject(TOO_MANY);
  });

  test("each call of a batch counts on both", async () => {
    const { first, second } = await twoServers({ areShared: true });
    await first.rest("POST", "/register", credentials());
    expect((await batch(first, LIMITS.signedIn - 1)).statusCode).toBe(200);
    expect((await batch(second, 1)).statusCode).toBe(200);
    expect((await batch(second, 1)).statusCode).toBe(429);
  });

  test("calls beyond the limit of one server send no statement", async () => {
    const { first } = await twoServers({ areShared: true });
    const before = countedStatements();
    for (let call = 0; call < LIMITS.visitor + 10; call += 1) await statusOf(first);
    expect(countedStatements() - before).toBe(LIMITS.visitor);
  });

  test("calls a minute are limited by each, and calls an hour over both, otherwise", async () => {
    const { first, second } = await twoServers({ areShared: false });
    for (let call = 0; call < LIMITS.visitor - 2; call += 1) {
      expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    }
    const register = async (client: typeof first) =>
      (await client.rest("POST", "/register", credentials())).status;
    const signedIn = [await register(first), await register(second), await register(first)];
    expect(signedIn).toEqual([201, 201, 429]);
  });
});
