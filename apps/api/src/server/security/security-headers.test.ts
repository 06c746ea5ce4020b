import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { breakStatements } from "../../testing/api/break-statements.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const PAGE = "<!doctype html><style>p{color:red}</style>";
const VISITOR_PAGE = `${PAGE}<h1>Welcome</h1>`;
/** Of the style element's text, as the build writes it. */
const STYLE_HASH = `'sha256-${hash("sha256", "p{color:red}", "base64")}'`;
/** Of the script that each page contains. */
const SCRIPT_HASH = `'sha256-${hash("sha256", "paint()", "base64")}'`;
const SCRIPT = `"${"a script ".repeat(300)}";`;

/** A minimal built web app. */
function tinyWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), "triplan-web-"));
  mkdirSync(join(root, "assets"));
  mkdirSync(join(root, "visitor"));
  writeFileSync(join(root, "index.html"), PAGE);
  writeFileSync(join(root, "visitor", "auth.html"), VISITOR_PAGE);
  writeFileSync(join(root, "visitor", "auth.html.br"), brotliCompressSync(VISITOR_PAGE));
  const hashes = { styles: [STYLE_HASH], scripts: [SCRIPT_HASH] };
  writeFileSync(join(root, "visitor", "policy-hashes.json"), JSON.stringify(hashes));
  writeFileSync(join(root, "favicon.svg"), "<svg/>");
  writeFileSync(join(root, ".secret"), "sesame");
  writeFileSync(join(root, "assets", "app-1a2b.js"), SCRIPT);
  writeFileSync(join(root, "assets", "app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  return root;
}

const webRoot = tinyWebApp();
afterAll(() => rmSync(webRoot, { recursive: true }));

const api = await testApi({ webRoot });
const visitor = api.visitor();

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const JSON_TYPE = { "content-type": "application/json" };

describe("security headers", () => {
  test.each([
    ["the page", 200, { url: "/" }],
    ["a page of the app", 200, { url: "/my-plans" }],
    ["an asset", 200, { url: "/assets/app-1a2b.js" }],
    ["a missing asset", 404, { url: "/assets/none.js" }],
    ["a call", 401, { url: "/api/user" }],
    ["a health check", 200, { url: "/api/health/live" }],
    ["a missing path", 404, { url: "/api/none" }],
    ["another method", 405, { method: "DELETE", url: "/api/user" }],
    ["a missing procedure", 404, { url: "/trpc/none" }],
    ["a call by tRPC", 200, { url: "/trpc/auth.me" }],
    ["an undecodable path", 400, { url: "/%zz" }],
    ["a path too long", 414, { url: `/trpc/${"x".repeat(6000)}` }],
    [
      "another site's call",
      403,
      { method: "POST", url: "/api/logout", headers: { origin: "https://evil.example" } },
    ],
    ["another type", 415, { method: "POST", url: "/api/login", payload: "a=1" }],
    ["broken JSON", 400, { method: "POST", url: "/api/login", headers: JSON_TYPE, payload: "{" }],
    [
      "too much",
      413,
      { method: "POST", url: "/api/login", headers: JSON_TYPE, payload: "x".repeat(300_000) },
    ],
  ] as const)("%s (%i)", async (_what, status, request) => {
    const answer = await visitor.send(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(EVERYWHERE);
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(Object.keys(answer.headers)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:x-powered-by|server|access-control-.*)$/),
      ]),
    );
  });

  test("an unexpected error (500)", async () => {
    const user = await api.user();
    const restore = await breakStatements(api.db, "training_plan", "insert");
    const answer = await user.rest("POST", "/training-plans", validPlan());
    await restore();
    expect(answer).toMatchObject({
      status: 500,
      headers: { ...EVERYWHERE, "cache-control": "no-store" },
    });
  });

  test.each([
    "/api/user",
    "/api/none",
    "/trpc/auth.me",
    "/trpc/none",
    "/api/health/live",
    "/api/health/ready",
  ])("%s is not cached", async (url) => {
    expect((await visitor.send({ url })).headers["cache-control"]).toBe("no-store");
  });

  test("HSTS is only sent if the public URL is https", async () => {
    expect((await visitor.send({ url: "/" })).headers["strict-transport-security"]).toBeUndefined();
    const secure = await testApi({
      db: api.db,
      publicUrl: new URL("https://triplan.example"),
      webRoot,
    });
    for (const url of ["/", "/api/none", "/%zz"]) {
      const answer = await secure.visitor().send({ url });
      expect(answer.headers["strict-transport-security"]).toMatch(
        /^max-age=31536000; ?includeSubDomains$/,
      );
    }
  });
});

describe("the web app", () => {
  test("sends its page as built and allows the page's styles by their hashes", async () => {
    const answer = await visitor.send({ url: "/" });
    expect(answer.body).toBe(PAGE);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": expect.stringContaining(
        `;script-src 'self' ${SCRIPT_HASH};style-src 'self' ${STYLE_HASH};`,
      ),
    });
  });

  test("answers 304 to a browser that has the page", async () => {
    const { headers } = await visitor.send({ url: "/auth" });
    const again = await visitor.send({
      url: "/auth",
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers).toMatchObject({ vary: headers["vary"], etag: headers["etag"] });
  });

  test.each(["/my-plans", "/auth?next=/settings", "/no/such/page", "/index.html"])(
    "serves its page for %s",
    async (url) => {
      const answer = await visitor.send({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("<!doctype html>");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  test("serves prerendered pages to visitors only", async () => {
    const visit = async (url: string, headers = {}) => (await visitor.send({ url, headers })).body;
    expect(await visit("/auth?from=here")).toContain("<h1>Welcome</h1>");
    expect(await visit("/auth", { cookie: "triplan=a-login" })).not.toContain("Welcome");
    expect(await visit("/my-plans")).not.toContain("Welcome");
    const file = await visitor.send({ url: "/visitor/auth.html" });
    expect(file.body).not.toContain("Welcome");
    expect((await visitor.send({ url: "/auth" })).headers["vary"]).toContain("cookie");
  });

  test("sends a page's compressed copy if the browser accepts it", async () => {
    const packed = await visitor.send({ url: "/auth", headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(String(brotliDecompressSync(packed.rawPayload))).toContain("<h1>Welcome</h1>");
  });

  test("caches an asset for a year, compressed if the browser accepts it", async () => {
    const url = "/assets/app-1a2b.js";
    const plain = await visitor.send({ url });
    expect([plain.body, plain.headers["cache-control"]]).toEqual([
      SCRIPT,
      "public, max-age=31536000, immutable",
    ]);
    const packed = await visitor.send({ url, headers: { "accept-encoding": "br, gzip" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.rawPayload.length).toBeLessThan(SCRIPT.length);
  });

  test("revalidates a file without a content hash", async () => {
    const answer = await visitor.send({ url: "/favicon.svg" });
    expect([answer.statusCode, answer.body]).toEqual([200, "<svg/>"]);
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/.secret",
    "/assets/../.secret",
    "/assets/..%2f.secret",
    "/%2esecret",
    "/.git/config",
    "/assets/",
    "/assets",
    "/assets/none.js",
    "/assets/%00",
  ])("exposes nothing at %s", async (url) => {
    const answer = await visitor.send({ url });
    expect(answer.statusCode).toBeOneOf([400, 403, 404]);
    expect(answer.body).not.toContain("sesame");
    expect(answer.json()).toMatchObject({ message: expect.not.stringContaining("site") });
  });

  test.each(["POST", "PUT", "DELETE"] as const)("rejects %s for its pages", async (method) => {
    const answer = await visitor.send({ method, url: "/my-plans" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: "Not found" });
  });

  test("is never served for unknown API paths", async () => {
    for (const url of ["/api", "/api/none", "/trpc/none", "/trpc"]) {
      const answer = await visitor.send({ url });
      expect([url, answer.headers["content-type"]]).toEqual([url, expect.stringContaining("json")]);
    }
  });

  test("fails the start if it is not built", async () => {
    await expect(testApi({ db: api.db, webRoot: join(webRoot, "none") })).rejects.toThrow(
      /none.*not exist|not built/i,
    );
  });
});

describe("the API documentation", () => {
  test("has scripts and styles that its policy allows", async () => {
    const redirected = await visitor.send({ url: "/api/docs" });
    const url = redirected.headers.location ?? "/api/docs";
    const page = await visitor.send({
      url: new URL(url, "http://localhost/api/docs").pathname,
    });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers).toMatchObject({ "x-content-type-options": "nosniff" });
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).not.toContain("unsafe-eval");
    // No inline scripts or styles, which the policy would block.
    expect(page.body).not.toMatch(/<style|<script(?![^>]*src)|style=/);
    const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src);
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const { pathname } = new URL(src ?? "", "http://localhost/api/docs/");
      const script = await visitor.send({ url: pathname });
      expect([src, script.statusCode]).toEqual([src, 200]);
    }
  });

  test("serves the generated document", async () => {
    const answer = await visitor.send({ url: "/api/docs/json" });
    expect(answer.json()).toMatchObject({ openapi: "3.1.0", info: { title: "Triplan" } });
    expect(answer.json()).toHaveProperty(["paths", "/api/user", "get"]);
  });

  test("serves it as YAML without aliases, of which readers take few", async () => {
    const { body } = await visitor.send({ url: "/api/docs/yaml" });
    expect(body).toContain("\n  /api/user:\n    get:\n");
    expect(body).not.toMatch(/: [&*]a\d+$/m);
  });
});
