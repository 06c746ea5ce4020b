import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";

const api = await testApi();
const HEADER = "clear-site-data";

test("a logout clears the browser's cache and storage over both transports", async () => {
  const user = await api.user();
  const answer = await user.rest("POST", "/logout");
  expect(answer.headers[HEADER]).toBe('"cache", "storage"');

  const other = await api.user();
  const payload = "{}";
  const headers = { "content-type": "application/json" };
  for (const url of ["/trpc/auth.logout", "/trpc/plans.fixExercises,auth.logout?batch=1"]) {
    const { headers: sent, statusCode } = await other.send({
      method: "POST",
      url,
      headers,
      payload,
    });
    expect([statusCode < 300, HEADER in sent]).toEqual([statusCode < 300, statusCode < 300]);
  }
});

test("other responses do not clear site data", async () => {
  const user = await api.user();
  expect((await user.rest("GET", "/user")).headers).not.toHaveProperty(HEADER);
  const refused = await api.visitor().send({
    method: "POST",
    url: "/api/logout",
    headers: { origin: "https://elsewhere.example" },
  });
  expect(refused.statusCode).toBe(403);
  expect(refused.headers).not.toHaveProperty(HEADER);
});

test.each(["/api/%6cogout", "/trpc/auth%2Elogout"])(
  "a logout as %s clears site data",
  async (url) => {
    const user = await api.user();
    const headers = { "content-type": "application/json" };
    const answer = await user.send({ method: "POST", url, headers, payload: "{}" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toHaveProperty(HEADER);
    expect(await user.rest("GET", "/user")).toMatchObject({ status: 401 });
  },
);

test("a logout removes the login's cookie from the browser", async () => {
  const user = await api.user();
  const { headers } = await user.rest("POST", "/logout");
  expect(headers["set-cookie"]).toMatch(/^triplan=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
  expect(user.jar.header()).toBeUndefined();
});
