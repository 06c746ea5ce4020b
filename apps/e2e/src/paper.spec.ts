import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf, textsOf } from "@triplan/paper/testing";
import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

const WEEK = "Week 3 on paper";
/** In points. */
const A4 = { width: 595, height: 842 };
const LETTER = { width: 612, height: 792 };

const sheet = (page: Page, name: string) => page.getByRole("article", { name });

/** What the browser prints, with the sizes that the page asks for. */
const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

test("a week is printed on one page and downloaded as a PDF that says the same", async ({
  page,
  isPhone,
}) => {
  const planId = await signUpWithPlan(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  await page.goto("/?week=3");
  await page.getByRole("link", { name: "Print this week" }).click();
  await expect(sheet(page, WEEK)).toBeVisible();
  await page.getByRole("radio", { name: "A4" }).check();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/-week-3\.pdf$/);
  const pdf = await readPdf(await readFile(await file.path()));
  expect(pdf).toMatchObject({ pages: 1, ...A4, isTagged: true, fonts: { missing: 0 } });
  const steps = await sheet(page, WEEK).getByRole("definition").allTextContents();
  expect(textsOf(pdf.structure, "LBody").map((text) => text.replaceAll(/\s+/g, " "))).toEqual(
    steps,
  );

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const hidden of [page.getByRole("button"), page.getByRole("navigation")])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  await expect(sheet(page, WEEK)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  if (isPhone) return;
  expect(await printed(page)).toMatchObject({ pages: 1, ...A4 });

  await page.emulateMedia({ media: "screen" });
  await page.getByRole("radio", { name: "Letter" }).check();
  await page.emulateMedia({ media: "print" });
  expect(await printed(page)).toMatchObject({ pages: 1, ...LETTER });
});

test("a season is printed on one page of Letter or A4", async ({ page, isPhone }) => {
  await signUpWithPlan(page);
  await page.goto("/?view=season");
  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(sheet(page, "Season on paper").getByRole("table")).toBeVisible();
  await page.getByRole("radio", { name: "Letter" }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Letter" })).toBeChecked();
  await expect(sheet(page, "Season on paper")).toBeVisible();
  if (isPhone) return;
  expect(await printed(page)).toMatchObject({ pages: 1, ...LETTER });
  await page.getByRole("radio", { name: "A4" }).check();
  expect(await printed(page)).toMatchObject({ pages: 1, ...A4 });
});

test("the paper chosen for PDFs is that of the printed pages", async ({ page }) => {
  await signUpWithPlan(page);
  await page.goto("/take-along");
  await page.getByRole("radio", { name: "Letter" }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Season of .* as PDF$/ }).click();
  const pdf = await readPdf(await readFile(await (await download).path()));
  expect(pdf).toMatchObject({ pages: 1, ...LETTER });
  await page.getByRole("link", { name: /^Print season of/ }).click();
  await expect(page.getByRole("radio", { name: "Letter" })).toBeChecked();
});
