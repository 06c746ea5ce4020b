import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { athleteWith } from "../src/athlete.ts";
import { visit, type Vitals } from "./lighthouse.ts";
import { launchBrowser, startProduct } from "./product.ts";
import { quantile } from "./quantile.ts";

/*
 * `pnpm bench pages [--runs 5] [--json file]`: first visits of a slow phone, measured by Lighthouse.
 * Prints medians. Needs a build of the web app.
 */
const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, json: { type: "string" } },
});

const GOALS = { largestPaint: 1200, blocked: 200, shift: 0.02 } as const;
/** Its data takes a second round trip. */
const WEEK_GOALS = { ...GOALS, largestPaint: 2000 } as const;

/** The cookies of an athlete with a plan. */
async function cookiesOfAthlete(origin: string): Promise<string> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: origin });
    await athleteWith(page, ["Lisbon Olympic"]);
    const cookies = await page.context().cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  } finally {
    await browser.close();
  }
}

const median = (visits: readonly Vitals[], figure: keyof Vitals): number =>
  quantile(
    visits.map((each) => each[figure]),
    0.5,
  );

const goalText = (figure: number, goal: number) => (figure <= goal ? "met" : `≤ ${goal}`);

const product = await startProduct();
try {
  const cookie = await cookiesOfAthlete(product.origin);
  const pages = [
    { name: "/", path: "/", cookie: "", goals: GOALS },
    { name: "/auth", path: "/auth", cookie: "", goals: GOALS },
    { name: "the week", path: "/", cookie, goals: WEEK_GOALS },
  ];
  const visits = pages.map((): Vitals[] => []);
  // In turns, so that what else the machine does slows down all of them.
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [index, page] of pages.entries()) {
      visits[index]?.push(visit(product.origin + page.path, page.cookie));
    }
  }
  const rows = pages.map(({ name, goals }, index) => {
    const all = visits[index] ?? [];
    const [largestPaint, blocked] = [median(all, "largestPaint"), median(all, "blocked")];
    const shift = median(all, "shift");
    return {
      page: name,
      score: Math.round(median(all, "score")),
      "FCP ms": Math.round(median(all, "firstPaint")),
      "LCP ms": Math.round(largestPaint),
      "LCP goal": goalText(largestPaint, goals.largestPaint),
      "TBT ms": Math.round(blocked),
      "TBT goal": goalText(blocked, goals.blocked),
      CLS: Number(shift.toFixed(3)),
      "CLS goal": goalText(shift, goals.shift),
      "code kB": Math.round(median(all, "kilobytes")),
    };
  });
  console.table(rows);
  console.log(`${options.runs} runs, load average ${loadavg()[0]}`);
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(visits, null, 2));
} finally {
  await product.stop();
}
