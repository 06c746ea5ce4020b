import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { JSHandle, Page } from "@playwright/test";
import { atLeast, figure, printTable, quantile, report, yesNo } from "@triplan/api/bench";
import { addDays, today } from "../src/dates.ts";
import { send, signUpWithPlan } from "../src/week.ts";
import { launchBrowser, startProduct } from "./product.ts";

/*
 * `pnpm bench season-scroll [--runs 5]`: frames while the season of 104 weeks is scrolled to
 * its end and back. Needs a build of the web app.
 */
const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
});

const WEEKS = 104;
/** Pixels per second, a fast flick of the finger or wheel. */
const SPEED = 3000;
const GOAL = 60;
const SIZES = [
  { name: "1440 × 900", viewport: { width: 1440, height: 900 } },
  { name: "390 × 844", viewport: { width: 390, height: 844 } },
];

async function openSeason(page: Page): Promise<void> {
  const planId = await signUpWithPlan(page, { raceDate: addDays(today(), WEEKS * 7) });
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  await page.goto("/?view=season");
  await page.getByRole("link", { name: new RegExp(`^Open week ${WEEKS} `) }).waitFor();
}

/** The moments of all frames from now on, in milliseconds. */
const recordFrames = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const frames: number[] = [];
    const record = (time: number) => {
      frames.push(time);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    return frames;
  });

/** Milliseconds between the frames while the page is scrolled down and up. */
async function scroll(page: Page, runs: number): Promise<number[]> {
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const devTools = await page.context().newCDPSession(page);
  const recorded = await recordFrames(page);
  for (const yDistance of Array.from({ length: runs }, () => [-distance, distance]).flat()) {
    await devTools.send("Input.synthesizeScrollGesture", {
      x: 200,
      y: 400,
      yDistance,
      speed: SPEED,
      preventFling: true,
    });
  }
  const times = await recorded.jsonValue();
  return times.slice(1).map((time, index) => time - (times[index] ?? NaN));
}

const product = await startProduct();
const browser = await launchBrowser();
try {
  const results: { name: string; frames: number[] }[] = [];
  for (const { name, viewport } of SIZES) {
    const page = await browser.newPage({ baseURL: product.origin, viewport });
    await openSeason(page);
    results.push({ name, frames: await scroll(page, Number(options.runs)) });
    await page.context().close();
  }
  const rows = results.map(({ name, frames }) => {
    const what = `season of ${WEEKS} weeks, ${name}`;
    const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
    // A screen of 60 frames a second shows a few hundredths less.
    const ours = Math.round(frames.length / seconds);
    const rate = atLeast(figure(`${what}: rate`, ours, "frames/s"), GOAL);
    const late = figure(`${what}: p99 of a frame`, quantile(frames, 0.99), "ms");
    return { rate, late, longest: figure(`${what}: longest frame`, Math.max(...frames), "ms") };
  });
  printTable(
    ["Size", "frames/s", "goal", "met", "p99 ms", "longest ms"],
    rows.map(({ rate, late, longest }, index) => [
      results[index]?.name ?? "",
      rate.ours,
      rate.goal ?? "",
      yesNo(rate.isMet),
      late.ours.toFixed(0),
      longest.ours.toFixed(0),
    ]),
  );
  console.log(`load average ${loadavg()[0]}`);
  report(
    rows.flatMap((each) => Object.values(each)),
    results,
  );
} finally {
  await browser.close();
  await product.stop();
}
