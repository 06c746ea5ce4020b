import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Compressed text of each first page in kB, a little above what it is. */
const MAX_KILOBYTES = [
  ["/", 238],
  ["/auth", 206],
] as const;

const BROTLI = { "accept-encoding": "br" };

/** Compressed kilobytes of a page, which contains its styles, and of the scripts that it fetches. */
async function firstKilobytes(request: APIRequestContext, path: string): Promise<number> {
  const page = await request.get(path);
  const scripts = new Set((await page.text()).match(/\/assets\/[^"]+\.js(?=")/g));
  const sizes = await Promise.all(
    [path, ...scripts].map(async (file) => {
      const answer = await request.head(file, { headers: BROTLI });
      return Number(answer.headers()["content-length"]);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [path, most] of MAX_KILOBYTES) {
  test(`${path} loads no more than it needs`, async ({ request }) => {
    const kilobytes = await firstKilobytes(request, path);
    expect(kilobytes).toBeGreaterThan(0.9 * most);
    expect(kilobytes).toBeLessThan(most);
  });
}
