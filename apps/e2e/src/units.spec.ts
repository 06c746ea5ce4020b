import type { Page } from "@playwright/test";
import { ATHLETE_SCREENS } from "./athlete-screens.ts";
import { becomeAthlete } from "./become-athlete.ts";
import { expect, test } from "./fixtures.ts";
import type { Screen } from "./screen.ts";
import { expectToast } from "./toasts.ts";
import { board, details, openWeek, placeWeek, send } from "./week.ts";
import { WEEK_SCREENS } from "./week-screens.ts";

const WIDTH = 1440;

const VIEWS: readonly Screen[] = ["season", "month"].map((view) => ({
  name: view,
  open: async (page) => {
    await page.goto(`/?view=${view}`);
    await page.getByRole("table").first().waitFor();
  },
}));
const SCREENS = [...WEEK_SCREENS, ...VIEWS, ...ATHLETE_SCREENS];

/** Everything that the screen shows or says, by line. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ["aria-label", "aria-valuetext", "aria-description", "placeholder", "title"];
    const said = [...document.querySelectorAll("body *")].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
    const typed = [...document.querySelectorAll("input")].map(({ value }) => value);
    const drawn = [...document.querySelectorAll("svg text")].map((text) => text.textContent);
    return [document.body.innerText, ...said, ...typed, ...drawn].flatMap((text) =>
      text.split("\n").map((line) => line.trim()),
    );
  });

/** Lines in these units, apart from those that may have them. */
const foundIn = (lines: readonly string[], units: RegExp, allowed: readonly RegExp[] = []) =>
  new Set(lines.filter((line) => units.test(line) && !allowed.some((each) => each.test(line))));

const IMPERIAL = /(?<![\w-])(?:mi|mph|yd|yds|miles?|yards?)(?![\w-])/i;
const METRIC = /(?<![\w-])(?:km|kilomet\w+)(?!\w)/i;

/** A choice of pools, the choice of units and a race. */
const IMPERIAL_NAMES = [/^(?:20|25|50) yd$/, /^Miles$/, /^10 miles$/];
/** The choice of units, races, and the same in metric units below or beside a value in miles. */
const METRIC_NAMES = [
  /^Kilometers$/,
  /^Bike: 40 km time trial$/,
  /^(?:5|10) km run$/,
  /percent of your 10 km pace there$/,
  /: like (?:10|20) km in \d/,
  /^[\d.]+ km$/,
  /^[\d.:]+ ?(?:km\/h|\/km)$/,
  /(?:mph|\/mi)(?:, |\t)[\d.:]+ ?(?:km\/h|\/km)$/,
];

const WALKS = [
  { preference: "kilometers", units: IMPERIAL, allowed: IMPERIAL_NAMES },
  { preference: "miles", units: METRIC, allowed: METRIC_NAMES },
];

for (const { preference, units, allowed } of WALKS)
  test(
    `every screen of an athlete with the preference ${preference} keeps to it`,
    { tag: "@desk" },
    async ({ page }) => {
      // Its texts are those of the desktop.
      await becomeAthlete(page);
      await send(page, "PATCH", "/api/user/preferences", { unitPreference: preference });
      for (const { name, isShown = () => true, open } of SCREENS) {
        if (!isShown(WIDTH)) continue;
        await open(page, WIDTH);
        expect.soft(foundIn(await linesOf(page), units, allowed), name).toEqual(new Set());
      }
    },
  );

const METERS = /\d m(?![\w:])|\/100 ?m(?!\w)|\bmet(?:er|re)s?\b/i;

test(
  "a plan for a yard pool is in yards, on screen, in a guided exercise and on paper",
  { tag: "@desk" },
  async ({ page }) => {
    // Its texts are those of the desktop.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const check = async (name: string) => {
      const lines = await linesOf(page);
      expect.soft(foundIn(lines, METERS), name).toEqual(new Set());
      expect.soft(foundIn(lines, /\d yd/).size, name).toBeGreaterThan(0);
    };
    const planId = await openWeek(page, { over: { poolLengthMeters: 22.86 } });
    await placeWeek(page);
    await expectToast(page, /exercises scheduled/);
    await check("week");

    const path = `/api/training-plans/${planId}/weeks/2/exercises`;
    const rows: { id: number; type: string; name: string }[] = await send(page, "GET", path);
    const swims = rows.filter(({ type }) => type === "swim");
    expect(swims.length).toBeGreaterThan(0);
    for (const { id, name } of swims) {
      await page.goto(`/?week=2&exercise=${id}`);
      await expect(details(page, name).getByRole("heading", { name: "Steps" })).toBeVisible();
      await check(name);
      await page.getByRole("button", { name: "Print this exercise" }).click();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText("How hard, 1 to 10")).toBeVisible();
      await check(`${name} on paper`);
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      await page.emulateMedia({ media: "screen" });
    }
    const [swim] = swims;
    await page.goto("/?week=2");
    const card = board(page)
      .getByRole("article")
      .filter({ hasText: swim?.name ?? "" });
    await card
      .first()
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Start…" }).click();
    await expect(page.getByRole("timer")).toBeVisible();
    await check("guided");
  },
);
