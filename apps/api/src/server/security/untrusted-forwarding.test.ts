import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { DEFAULT_RATE_LIMITS } from "../../env/rate-limit-figures.ts";

const WARNING = "forwarded headers ignored";
const count = (text: string) => text.split(WARNING).length - 1;

test.each(["x-forwarded-for", "forwarded", "x-real-ip"])(
  "%s from a proxy that is not trusted is warned of once a minute",
  async (header) => {
    const api = await testApi();
    const visitor = api.visitor({ headers: { [header]: "198.51.100.7" } });
    await visitor.rest("GET", "/config");
    await visitor.send({ url: "/" });
    expect(count(api.log.text())).toBe(1);
    api.clock.pass(60_000);
    await visitor.rest("GET", "/config");
    expect(count(api.log.text())).toBe(2);
  },
);

test("a trusted proxy and requests without a proxy cause no warning", async () => {
  const trusting = await testApi({ trustProxy: 1 });
  await trusting.visitor({ headers: { "x-forwarded-for": "198.51.100.7" } }).rest("GET", "/config");
  await trusting.visitor().rest("GET", "/config");
  expect(trusting.log.text()).not.toContain(WARNING);
});

test("visitors of a proxy on the same machine are counted, though loopback is exempt", async () => {
  const rateLimits = {
    ...DEFAULT_RATE_LIMITS,
    visitor: 1,
    countsLoopback: false,
    areShared: false,
  };
  const api = await testApi({ rateLimits });
  const options = { remoteAddress: "127.0.0.1" };
  const proxied = api.visitor({ ...options, headers: { "x-forwarded-for": "198.51.100.7" } });
  expect((await proxied.rest("GET", "/config")).status).toBe(200);
  expect((await proxied.rest("GET", "/config")).status).toBe(429);
  expect((await api.visitor(options).rest("GET", "/config")).status).toBe(200);
});
