import type { Locator } from "@playwright/test";
import { addDays, today } from "../src/dates.ts";
import { launchBrowser, startProduct } from "./product.ts";
import { quantile } from "./quantile.ts";

/* Prints how soon the form's preview follows a change, in a browser: from the click until the preview
   begins to change, and until its last change. Needs a build of the web app. */
const RACES = ["Sprint", "Olympic", "70.3", "Ironman"] as const;
const WEEKS = 24;
const CHANGES = 40;
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

function report(name: string, times: readonly number[]): void {
  const seen = times.filter((time) => !Number.isNaN(time));
  const at = (share: number) => quantile(seen, share).toFixed(0);
  console.log(`${name.padEnd(28)} p50 ${at(0.5)} ms   p90 ${at(0.9)} ms   p99 ${at(0.99)} ms`);
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
    report(
      `${race}, begins to change`,
      answers.map(({ first }) => first),
    );
    report(
      `${race}, last change`,
      answers.map(({ last }) => last),
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
