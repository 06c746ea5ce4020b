import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import {
  atLeast,
  atMost,
  figure,
  median,
  printTable,
  report,
  yesNo,
  type BenchRow,
} from "@triplan/api/bench";
import { athleteWith } from "../src/athlete.ts";
import { visit, type Vitals } from "./lighthouse.ts";
import { launchBrowser, startProduct } from "./product.ts";

/*
 * `pnpm bench pages [--runs 5]`: first visits of a slow phone, measured by Lighthouse.
 * Prints medians. Needs a build of the web app.
 */
const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
});

/** quality.md, P8; times in milliseconds. */
const GOALS = { score: 95, largestPaint: 1200, blocked: 200, shift: 0.02 };
/** Its data takes a second round trip. */
const WEEK_GOALS = { ...GOALS, largestPaint: 2000 };

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

/** Medians of a page's first visits, in the order of `HEADS`. */
function rowsOf(page: string, visits: readonly Vitals[], goals: typeof GOALS): BenchRow[] {
  const row = (what: string, vital: keyof Vitals, unit: string) => {
    const values = visits.map((each) => each[vital]);
    return figure(`${page}: ${what}`, median(values), unit);
  };
  return [
    atLeast(row("Lighthouse score", "score", ""), goals.score),
    row("first paint (FCP)", "firstPaint", "ms"),
    atMost(row("largest paint (LCP)", "largestPaint", "ms"), goals.largestPaint),
    atMost(row("blocked (TBT)", "blocked", "ms"), goals.blocked),
    atMost(row("shift (CLS)", "shift", ""), goals.shift),
    row("all code, also what loads in the background", "kilobytes", "kB"),
  ];
}

const HEADS = ["Page", "score", "FCP ms", "LCP ms", "TBT ms", "CLS", "code kB"];

const cellOf = ({ ours, goal, isMet }: BenchRow): string => {
  const text = String(Number(ours.toFixed(ours < 1 ? 3 : 0)));
  return goal === null ? text : `${text} (${goal}: ${yesNo(isMet)})`;
};

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
  const rows = pages.map(({ name, goals }, index) => rowsOf(name, visits[index] ?? [], goals));
  printTable(
    HEADS,
    pages.map(({ name }, index) => [name, ...(rows[index] ?? []).map(cellOf)]),
  );
  console.log(`${options.runs} runs, load average ${loadavg()[0]}`);
  report(rows.flat(), visits);
} finally {
  await product.stop();
}
