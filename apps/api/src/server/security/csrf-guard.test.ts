import { describe, expect, test } from "vitest";
import { ALL_MUTATIONS, type Mutation } from "../../testing/api/all-mutations.ts";
import { testApi } from "../../testing/api/test-api.ts";
import type { TestClient } from "../../testing/api/test-client.ts";

const api = await testApi({ publicUrl: new URL("https://triplan.example"), trustProxy: true });
const user = await api.user("ana@example.com", { headers: { "x-forwarded-proto": "https" } });

const HOST = "app.internal:3000";

/** Request sources by header; true if same-origin or not a browser. */
const SOURCES: readonly [what: string, headers: Record<string, string>, isOurs: boolean][] = [
  ["a script without either header", {}, true],
  ["our page", { "sec-fetch-site": "same-origin", origin: "https://triplan.example" }, true],
  ["our page in an older browser", { origin: "https://triplan.example" }, true],
  ["a page of the host that the request names", { origin: `http://${HOST}` }, false],
  ["our page over plain http", { origin: "http://triplan.example" }, false],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, false],
  ["another site in an older browser", { origin: "https://evil.example" }, false],
  ["another site by Sec-Fetch-Site only", { "sec-fetch-site": "cross-site" }, false],
  [
    "another site with our origin's name",
    { "sec-fetch-site": "cross-site", origin: "https://triplan.example" },
    false,
  ],
  [
    "a sister site",
    { "sec-fetch-site": "same-site", origin: "https://www.triplan.example" },
    false,
  ],
  ["a sister site in an older browser", { origin: "https://www.triplan.example" }, false],
  ["a site that begins like ours", { origin: "https://triplan.example.evil.example" }, false],
  ["another port of ours", { origin: "https://triplan.example:8443" }, false],
  ["a sandboxed frame", { origin: "null" }, false],
  ["an invalid origin", { origin: "triplan.example" }, false],
  ["a bookmark, which never writes", { "sec-fetch-site": "none" }, false],
];

type Body = readonly [type: string | undefined, payload: string | undefined, isJson: boolean];

const BODIES: readonly Body[] = [
  ["application/json", "{}", true],
  ["application/json; charset=utf-8", "{}", true],
  ["APPLICATION/JSON", "{}", true],
  ["application/json", "", true],
  [undefined, undefined, true],
  ["text/plain", "{}", false],
  ["application/x-www-form-urlencoded", "a=1", false],
  ["multipart/form-data; boundary=x", "--x--", false],
  ["application/octet-stream", "{}", false],
  ["application/xml", "<a/>", false],
  ["text/plain; application/json", "{}", false],
  ["application/jsonx", "{}", false],
  ["application/x-www-form-urlencoded", undefined, false],
  [undefined, "{}", false],
];

async function statusOf(
  client: TestClient,
  { method, url }: Mutation,
  headers: Record<string, string>,
  [type, payload]: Body,
): Promise<number> {
  const answer = await client.send({
    method,
    url,
    headers: { host: HOST, ...headers, ...(type !== undefined && { "content-type": type }) },
    ...(payload !== undefined && { payload }),
  });
  return answer.statusCode;
}

describe.each(ALL_MUTATIONS)("$method $url", (mutation) => {
  // @covers calls-1
  test("is rejected cross-site or as non-JSON and changes nothing", async () => {
    const before = await api.digest();
    for (const [what, headers, isOurs] of SOURCES) {
      for (const body of BODIES) {
        if (isOurs && body[2]) continue;
        const status = await statusOf(user, mutation, headers, body);
        expect([what, body[0], status]).toEqual([what, body[0], isOurs ? 415 : 403]);
      }
    }
    expect(await api.digest()).toEqual(before);
  });

  test("is accepted from our pages and from scripts", async () => {
    for (const [what, headers, isOurs] of SOURCES) {
      for (const body of BODIES) {
        if (!isOurs || !body[2]) continue;
        const status = await statusOf(api.visitor(), mutation, headers, body);
        // tRPC requires the content type in lower case.
        const isNamed = mutation.url.startsWith("/api") || body[0]?.startsWith("application/json");
        const passed = isNamed ? [200, 400, 401] : [415];
        expect([what, body[0], status]).toEqual([what, body[0], expect.toBeOneOf(passed)]);
      }
    }
  });
});

test("reads are accepted from any site, which cannot see the response", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const answer = await user.send({ url: "/api/user", headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("a cross-site CORS preflight is not granted", async () => {
  const answer = await user.send({
    method: "OPTIONS",
    url: "/api/training-plans",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test("without a configured address, a page of the host that the request names is ours", async () => {
  const open = await testApi({ hasPublicUrl: false });
  const athlete = await open.user();
  const post = (origin: string) =>
    athlete.send({
      method: "POST",
      url: "/api/logout",
      headers: { host: "192.168.1.5:3000", origin },
    });
  expect((await post("http://evil.example")).statusCode).toBe(403);
  expect((await post("http://192.168.1.5:3000")).statusCode).toBe(200);
});
