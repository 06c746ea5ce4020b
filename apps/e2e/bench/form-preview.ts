import type { Locator } from "@playwright/test";
import { figure, median, printTimes, quantile, report, type BenchRow } from "@triplan/api/bench";
import { addDays, today } from "../src/dates.ts";
import { launchBrowser, startProduct } from "./product.ts";

/*
 * `pnpm bench form-preview [changes]`: how soon the form's preview follows a change, in a browser, from the
 * click until the preview begins to change, and until its last change. Needs a build of the web app.
 */
const RACES = ["Sprint", "Olympic", "70.3", "Ironman"] as const;
const WEEKS = 24;
const CHANGES = Number(process.argv[2] ?? 40);
const CONTROL = { even: "Half an hour less on Tuesday", odd: "Half an hour more on Tuesday" };

interface Answer {
  first: number;
  last: number;
}

/** Clicks and waits until the preview has been still for a while. */
const answerTo = (button: Locator): Promise<Answer> =>
  button.evaluate(async (control) => {
    const STILL_MS = 400;
    const preview = document.querySelector("[aria-labelledby=live-preview]");
    if (!(control instanceof HTMLElement) || !preview) throw new Error("There is no preview");
    const started = performance.mark("change").startTime;
    const changes: number[] = [];
    const observer = new MutationObserver(() =>
      changes.push(performance.mark("preview").startTime),
    );
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(preview, all);
    control.click();
    const isStill = () => performance.now() - (changes.at(-1) ?? started) > STILL_MS;
    while (!isStill()) await new Promise((resolve) => setTimeout(resolve, STILL_MS / 10));
    observer.disconnect();
    return { first: (changes[0] ?? NaN) - started, last: (changes.at(-1) ?? NaN) - started };
  });

const rows: BenchRow[] = [];

function add(name: string, times: readonly number[]): void {
  const seen = times.filter((time) => !Number.isNaN(time));
  printTimes(name, seen);
  rows.push(
    figure(`preview of the form, ${name}: p50`, median(seen), "ms"),
    figure(`preview of the form, ${name}: p99`, quantile(seen, 0.99), "ms"),
  );
}

const product = await startProduct();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: product.origin });
  await page.goto("/");
  await page.getByLabel("Race Date").fill(addDays(today(), WEEKS * 7));
  for (const race of RACES) {
    await page.getByRole("radio", { name: race, exact: true }).check({ force: true });
    const answers: Answer[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const name = change % 2 === 0 ? CONTROL.even : CONTROL.odd;
      answers.push(await answerTo(page.getByRole("button", { name })));
    }
    add(
      `${race}, begins to change`,
      answers.map(({ first }) => first),
    );
    add(
      `${race}, last change`,
      answers.map(({ last }) => last),
    );
  }
  report(rows);
} finally {
  await browser.close();
  await product.stop();
}
