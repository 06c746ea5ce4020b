import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { afterAll, describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const PAGE = "<!doctype html><html><head><title>Triplan</title></head><body>App</body></html>";

const webRoot = mkdtempSync(join(tmpdir(), "triplan-web-"));
mkdirSync(join(webRoot, "visitor"));
writeFileSync(join(webRoot, "index.html"), PAGE);
writeFileSync(join(webRoot, "visitor", "policy-hashes.json"), '{"styles":[],"scripts":[]}');
afterAll(() => rmSync(webRoot, { recursive: true }));

const api = await testApi({ webRoot });
api.clock.set("2026-03-02T08:00:00.000Z");

const read = (url: string) => api.visitor().send({ url });

async function sharedPath(name: string, options: object = {}): Promise<string> {
  const user = await api.user();
  const { id } = await user.trpc.plans.create.mutate(validPlan({ name }));
  const { share } = await user.trpc.sharing.share.mutate({ planId: id, ...options });
  return new URL(share?.url ?? "").pathname;
}

const tagsOf = (html: string) => {
  const page = load(html);
  const tags = page("meta")
    .toArray()
    .map((tag) => [tag.attribs["property"] ?? tag.attribs["name"], tag.attribs["content"]]);
  return Object.fromEntries(tags) as Record<string, string | undefined>;
};

describe("the page of a public link", () => {
  test("tells other sites the plan's name, race and length, and asks not to be listed", async () => {
    const path = await sharedPath("Lisbon Olympic");
    const answer = await read(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(tagsOf(answer.body)).toMatchObject({
      "og:title": "Lisbon Olympic",
      "og:description": "Olympic triathlon on Sun, Apr 26, 2026, 8 weeks of training",
      "og:url": `http://localhost:3000${path}`,
      robots: "noindex",
    });
    expect(answer.body).toContain("<body>App</body>");
  });

  test("names no date without dates", async () => {
    const tags = tagsOf((await read(await sharedPath("Secret", { hasDates: false }))).body);
    expect(tags["og:description"]).toBe("Olympic triathlon, 8 weeks of training");
  });

  test("keeps a name with markup a text", async () => {
    const name = `"/></head><script>alert('x')</script> & $& 日本`;
    const { body } = await read(await sharedPath(name));
    expect(body).not.toContain("<script>");
    expect(tagsOf(body)["og:title"]).toBe(name);
  });

  test("is the plain page with 404 for every address that opens nothing", async () => {
    for (const path of ["/p/x", `/p/${"a".repeat(43)}`, "/p/%00"]) {
      const answer = await read(path);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, PAGE]);
      expect(answer.headers["x-robots-tag"]).toBe("noindex");
    }
  });

  test("is limited by network: 121 reads in a minute are too many", async () => {
    const own = await testApi({ db: api.db, webRoot });
    const statuses = [];
    for (let reads = 0; reads < 121; reads += 1) {
      statuses.push((await own.visitor().send({ url: "/p/x" })).statusCode);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
  });
});
