import { describe, expect, test } from "vitest";
import { PASSWORD, testApi, uniqueEmail } from "../../testing/api/test-api.ts";

const LIMITS = { signedIn: 8, visitor: 5, registrations: 2, countsLoopback: false };
const TOO_MANY = {
  status: 429,
  headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  body: {
    code: "too_many",
    message: "Too many requests. Try again in a moment.",
    requestId: expect.any(String),
  },
};

const api = await testApi({ rateLimits: LIMITS });

let network = 0;
/** A visitor from a new network. */
function visitor() {
  network += 1;
  return api.visitor({ remoteAddress: `198.51.100.${network}` });
}

const credentials = () => ({ username: uniqueEmail(), password: PASSWORD });

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
      message: TOO_MANY.body.message,
      data: { httpStatus: 429, reason: "too_many" },
    });
  });

  test("limit new accounts per hour over both transports", async () => {
    const client = visitor();
    expect((await client.rest("POST", "/register", credentials())).status).toBe(201);
    await client.trpc.auth.register.mutate(credentials());
    expect(await client.rest("POST", "/register", credentials())).toMatchObject(TOO_MANY);
  });

  test("exempt loopback", async () => {
    const client = api.visitor({ remoteAddress: "127.0.0.1" });
    for (let call = 0; call <= LIMITS.visitor; call += 1) {
      expect((await client.rest("GET", "/config")).status).toBe(200);
    }
  });
});
