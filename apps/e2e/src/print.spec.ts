import type { Page } from "@playwright/test";
import { readPdf } from "@triplan/paper/testing";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { board, day, details, openWeek, send, signUpWithPlan } from "./week.ts";

/** The longer and the shorter side in points, as Chromium rounds them. */
const SIDES = { A4: [843, 596], Letter: [792, 612] } as const;
const PAPERS = ["A4", "Letter"] as const;

/** Fails unless the page prints on one sheet of the paper in the printer. */
async function expectOneSheet(
  page: Page,
  format: (typeof PAPERS)[number],
  orientation: "portrait" | "landscape" = "landscape",
): Promise<void> {
  const [long, short] = SIDES[format];
  const [width, height] = orientation === "landscape" ? [long, short] : [short, long];
  const pdf = await readPdf(await page.pdf({ format, preferCSSPageSize: true }));
  expect(pdf, format).toMatchObject({ pages: 1, width, height });
}

test(
  "a week prints on one page, also with four exercises a day",
  { tag: "@desk" },
  async ({ page }) => {
    // Paper has one size.
    await openWeek(page);
    await page.getByRole("button", { name: "Auto-Schedule Week" }).first().click();
    await expect(board(page).getByRole("article")).not.toHaveCount(0);
    await expectToast(page, "exercises scheduled");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of [
      page.getByRole("button"),
      page.getByRole("navigation"),
      page.getByRole("heading", { name: "Available Exercises" }),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(245, 246, 248)");
    await expect(day(page, "Saturday")).toBeInViewport({ ratio: 0.9 });
    await expect(board(page).locator("svg").first()).toHaveCSS("print-color-adjust", "exact");
    for (const format of PAPERS) await expectOneSheet(page, format);

    await board(page).evaluate((week) => {
      const lists = [...week.querySelectorAll("article")].map((card) => card.parentElement);
      for (const list of new Set(lists)) {
        const cards = [...(list?.querySelectorAll("article") ?? [])];
        const copies = Array.from({ length: 4 - cards.length }, () => cards[0]?.cloneNode(true));
        list?.append(...copies.filter((copy) => copy !== undefined));
      }
    });
    expect(await board(page).getByRole("article").count()).toBeGreaterThanOrEqual(16);
    for (const format of PAPERS) await expectOneSheet(page, format);
  },
);

test("an exercise prints alone, on one page with space for what was done", async ({ page }) => {
  // The dialog of the browser would end the test: it is emulated below.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const planId = await signUpWithPlan(page);
  const [row] = await send(page, "GET", `/api/training-plans/${planId}/weeks/2/exercises`);
  await page.goto(`/?week=2&exercise=${row.id}`);
  const shown = details(page, row.name);
  await shown.getByRole("button", { name: "Print this exercise" }).click();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const paper = page.getByRole("article").filter({ hasText: "How hard, 1 to 10" });
  await expect(paper.getByRole("heading", { level: 1, name: row.name })).toBeVisible();
  await expect(paper.getByRole("table")).toBeVisible();
  for (const hidden of [page.getByRole("button"), page.getByRole("banner"), board(page)])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(245, 246, 248)");
  await expectOneSheet(page, "A4", "portrait");

  // Printing ends with the page as it was.
  await page.emulateMedia({ media: "screen" });
  await shown.getByRole("button", { name: "Print this exercise" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expectOneSheet(page, "Letter", "portrait");
  await page.emulateMedia({ media: "screen" });
  await expect(shown).toBeVisible();
  await expect(page.getByText("How hard, 1 to 10")).toHaveCount(0);
});

for (const { view, at } of [
  { view: "month", at: "/?view=month&week=3" },
  { view: "season", at: "/?view=season" },
])
  test(`a ${view} prints on one page`, { tag: "@desk" }, async ({ page }) => {
    // Paper has one size.
    const planId = await signUpWithPlan(page);
    await send(page, "POST", `/api/training-plans/${planId}/schedule`);
    await page.goto(at);
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of [page.getByRole("button"), page.getByRole("navigation")])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(245, 246, 248)");
    for (const format of PAPERS) await expectOneSheet(page, format);
  });
