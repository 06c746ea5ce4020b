import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import {
  against,
  atMost,
  figure,
  median,
  printTable,
  quantile,
  report,
  yesNo,
} from "@triplan/api/bench";
import { available, board, openWeek } from "../src/week.ts";
import { launchBrowser, startProduct } from "./product.ts";

/*
 * `pnpm bench placing [--weeks 6]`: how soon the week shows an exercise on the day that was
 * clicked, from the click until the browser has painted it. Needs a build of the web app.
 */
const { values: options } = parseArgs({
  options: { weeks: { type: "string", default: "6" } },
});

interface Condition {
  name: string;
  /** How many times slower the processor is. */
  slower: number;
  /** Milliseconds that each answer of the API is late. */
  late: number;
  /** Milliseconds in which 98 of 100 placements are to be painted; null: as soon as with `CONDITIONS[0]`. */
  goal: number | null;
}

const CONDITIONS: readonly Condition[] = [
  { name: "this processor", slower: 1, late: 0, goal: 40 },
  { name: "API answers 2 s late", slower: 1, late: 2000, goal: null },
  { name: "processor 4 times slower", slower: 4, late: 0, goal: 150 },
];
/** Late answers may not delay what is painted: quality.md, P9. */
const MAX_LATER = 1.1;
const DAYS = ["Monday", "Tuesday", "Thursday", "Friday", "Saturday"];

/** Selects the first exercise, places it on the day and returns the milliseconds until it is painted. */
async function placeFirst(page: Page, dayName: string): Promise<number> {
  await available(page).first().getByRole("button").first().click();
  const place = board(page)
    .getByRole("region", { name: new RegExp(`^${dayName}`) })
    .getByRole("button", { name: /^Place/ });
  return place.evaluate(async (button) => {
    const day = button.closest("section, [role=region]");
    if (!(button instanceof HTMLElement) || !day) throw new Error("The button is on no day");
    const count = () => day.querySelectorAll("h3, h4").length;
    const before = count();
    const clicked = performance.mark("click").startTime;
    button.click();
    await new Promise<void>((resolve) => {
      const look = () => (count() > before ? resolve() : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
    // A message that is sent in a frame arrives once that frame is painted.
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise((resolve) => port1.addEventListener("message", resolve));
    port1.start();
    port2.postMessage(null);
    await painted;
    return performance.mark("painted").startTime - clicked;
  });
}

/** Times of all placements that an athlete makes in these weeks, by hand. */
async function timesOf(page: Page, { slower, late }: Condition): Promise<number[]> {
  const times: number[] = [];
  await openWeek(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.route(/\/trpc\//, async (route) => {
    await sleep(late);
    await route.continue();
  });
  for (let week = 0; week < Number(options.weeks); week += 1) {
    if (week > 0) await page.getByRole("button", { name: "Next week" }).click();
    await available(page).first().waitFor();
    for (let left = await available(page).count(); left > 0; left -= 1) {
      times.push(await placeFirst(page, DAYS[left % DAYS.length] ?? ""));
    }
  }
  return times;
}

const product = await startProduct();
const browser = await launchBrowser();
try {
  const results: { condition: Condition; times: number[] }[] = [];
  for (const condition of CONDITIONS) {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ baseURL: product.origin, viewport });
    results.push({ condition, times: await timesOf(page, condition) });
    await page.context().close();
  }
  const limit = quantile(results[0]?.times ?? [], 0.98);
  const rows = results.map(({ condition: { name, goal }, times }) => {
    const what = `placement, ${name}`;
    const slowest = figure(`${what}: p98`, quantile(times, 0.98), "ms");
    return [
      figure(`${what}: p50`, median(times), "ms"),
      goal === null
        ? against(slowest, { limit, goal: { atMost: MAX_LATER } })
        : atMost(slowest, goal),
    ];
  });
  printTable(
    ["Condition", "placements", "p50", "p98", "goal (p98)", "met"],
    results.map(({ condition, times }, index) => {
      const [middle, slowest] = rows[index] ?? [];
      return [
        condition.name,
        times.length,
        ...[middle, slowest].map((row) => `${row?.ours.toFixed(0)} ms`),
        slowest?.goal ?? "",
        yesNo(slowest?.isMet ?? null),
      ];
    }),
  );
  console.log(`load average ${loadavg()[0]}`);
  report(rows.flat(), results);
} finally {
  await browser.close();
  await product.stop();
}
