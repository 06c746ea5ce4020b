import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Compressed scripts and styles of each first page in kB, a little above what they are. */
const MAX_KILOBYTES = [
  ["/", 230],
  ["/auth", 196],
] as const;

/** Compressed kilobytes of the scripts and styles that a page names. */
async function namedKilobytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const files = new Set(html.match(/\/[\w~/-]+(\.\w+)?\.(js|css)(?=")/g));
  const sizes = await Promise.all(
    Array.from(files, async (file) => {
      const headers = { "accept-encoding": "br" };
      return Number((await request.head(file, { headers })).headers()["content-length"]);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [path, most] of MAX_KILOBYTES) {
  test(`${path} loads no more code than it needs`, async ({ request }) => {
    const kilobytes = await namedKilobytes(request, path);
    expect(kilobytes).toBeGreaterThan(0.9 * most);
    expect(kilobytes).toBeLessThan(most);
  });
}
