import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";

const NEUTRAL = "<!doctype html><div id=root></div>";
const FOR_VISITORS = "<!doctype html><div id=root><h1>Welcome</h1></div>";

function builtApp(): string {
  const root = mkdtempSync(join(tmpdir(), "triplan-pages-"));
  mkdirSync(join(root, "visitor"));
  mkdirSync(join(root, "icons"));
  writeFileSync(join(root, "index.html"), NEUTRAL);
  writeFileSync(join(root, "visitor", "index.html"), FOR_VISITORS);
  writeFileSync(join(root, "visitor", "policy-hashes.json"), '{"styles":[],"scripts":[]}');
  writeFileSync(join(root, "service-worker.js"), "// worker");
  writeFileSync(join(root, "manifest.webmanifest"), "{}");
  writeFileSync(join(root, "icons", "icon-192.png"), "png");
  return root;
}

const webRoot = builtApp();
afterAll(() => rmSync(webRoot, { recursive: true }));
const visitor = (await testApi({ webRoot })).visitor();

test("the shell that the service worker stores is the same with and without a login", async () => {
  const bodies = [];
  for (const headers of [{}, { cookie: "triplan=a-login" }]) {
    const shell = await visitor.send({ url: "/shell", headers });
    expect(shell.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding",
      etag: expect.any(String),
    });
    expect(shell.headers).not.toHaveProperty("set-cookie");
    bodies.push(shell.body);
  }
  expect(bodies).toEqual([NEUTRAL, NEUTRAL]);
  expect((await visitor.send({ url: "/" })).body).toBe(FOR_VISITORS);
});

test.each([
  ["/service-worker.js", "/javascript"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/icons/icon-192.png", "image/png"],
])("%s is revalidated and has its type", async (url, type) => {
  const { statusCode, headers } = await visitor.send({ url });
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
  expect(headers["content-type"]).toContain(type);
});

test("the policy allows a worker and a manifest of this origin only", async () => {
  const { headers } = await visitor.send({ url: "/service-worker.js" });
  const policy = String(headers["content-security-policy"]).split(";");
  expect(policy).toEqual(
    expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"]),
  );
});

test.each(["/metrics", "/healthz", "/package.json", "/missing.txt", "/.env", "/sub/missing.js"])(
  "%s is no page of the web app (404)",
  async (url) => {
    const answer = await visitor.send({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "not_found" });
  },
);
