import { sampleRecording, writeFit } from "@triplan/activity-files/testing";
import type { JSHandle, Page } from "@playwright/test";
import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast, shownToasts } from "./toasts.ts";
import { openWeek, send } from "./week.ts";

interface Row {
  id: number;
  name: string;
  type: "swim" | "bike" | "run";
  duration: number;
}

/** An athlete in the first week of a plan, with one of its exercises. */
async function openThisWeek(page: Page, type: Row["type"]): Promise<Row> {
  const over = { raceDate: addDays(today(), 100) };
  const planId = await openWeek(page, { at: "/?week=1", over });
  const rows: Row[] = await send(page, "GET", `/api/training-plans/${planId}/weeks/1/exercises`);
  const row = rows.find((each) => each.type === type);
  if (!row) throw new Error(`Week 1 has no ${type}`);
  return row;
}

const recordingOf = ({ duration }: Row, sport: Row["type"]) =>
  writeFit([
    sampleRecording({
      sport,
      start: new Date(Date.now() - 60_000),
      seconds: duration * 60,
      offsetSeconds: 0,
    }),
  ]);

const cardOf = (page: Page, { id }: Row) =>
  page.locator("article").filter({ has: page.locator(`[data-exercise="${id}"]`) });

const carry = (page: Page, bytes: Uint8Array): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    (content) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(content)], "morning.fit"));
      return carried;
    },
    [...bytes],
  );

/** The import ids that are to be undone should their tab close. */
const unconfirmed = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("imports.unconfirmed."))
      .map(([, ids]) => ids),
  );

test(
  "a file that is dropped on a card completes the exercise",
  { tag: "@desk" },
  async ({ page }) => {
    // Phones have no files to drop.
    const run = await openThisWeek(page, "run");
    const dataTransfer = await carry(page, recordingOf(run, "run"));
    const card = cardOf(page, run);
    await card.dispatchEvent("dragover", { dataTransfer });
    await expect(card).toHaveAttribute("data-file-over", "Drop to complete this exercise");
    await card.dispatchEvent("drop", { dataTransfer });
    await expectToast(page, "Exercise completed");
    await expect(page.getByRole("list", { name: "Completed exercises" })).toContainText(run.name);
    await expect(page.locator("[data-file-over]")).toHaveCount(0);
  },
);

test(
  "the outcome of a dropped file appears on the page that the athlete is on by then",
  { tag: "@desk" },
  async ({ page }) => {
    // Phones have no files to drop.
    const run = await openThisWeek(page, "run");
    const dataTransfer = await carry(page, recordingOf(run, "run"));
    // Unanswered, as if the import took longer than the visit.
    await page.route(/imports\.progress/, () => undefined);
    const uploaded = page.waitForResponse(/\/api\/activities\/import/);
    await cardOf(page, run).dispatchEvent("drop", { dataTransfer });
    await uploaded;
    await page.getByRole("link", { name: "Settings" }).first().click();
    await page.waitForURL("**/settings");
    // Held requests go on when their route ends, so the page has to be gone before.
    await page.goto("about:blank");
    await page.unroute(/imports\.progress/);
    expect(shownToasts(page).join()).not.toContain("Exercise completed");
    await page.goto("/settings");
    await expectToast(page, "Exercise completed");
    await page.reload();
    await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
    expect(shownToasts(page).join()).not.toContain("Exercise completed");
  },
);

test("a file that is dropped on a day is imported", { tag: "@desk" }, async ({ page }) => {
  // Phones have no files to drop.
  const run = await openThisWeek(page, "run");
  const dataTransfer = await carry(page, recordingOf({ ...run, duration: 10 }, "swim"));
  // On a Saturday the plan begins tomorrow, so the week may not have today.
  const day = page.getByRole("region", { name: /^Wednesday, / });
  await day.dispatchEvent("dragover", { dataTransfer });
  await expect(day).toHaveAttribute("data-file-over", "Drop to import");
  await day.dispatchEvent("drop", { dataTransfer });
  await expectToast(page, /It is stored as an extra\.|Exercise completed/);
});

test("a file of another sport, chosen in the menu of a card, is kept as an extra or undone", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  const run = await openThisWeek(page, "run");
  if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  await cardOf(page, run)
    .getByRole("button", { name: /^More for/ })
    .click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Import a file…" }).click();
  const buffer = Buffer.from(recordingOf({ ...run, duration: 400 }, "bike"));
  await (
    await chooser
  ).setFiles({ name: "ride.fit", mimeType: "application/octet-stream", buffer });
  const dialog = page.getByRole("dialog", { name: "File imported" });
  await expect(dialog.getByText("This file is a ride, the exercise is a run.")).toBeVisible({
    timeout: 60_000,
  });
  await checkBothSchemes("a file of another sport");
  await dialog.getByRole("button", { name: "Undo this import" }).click();
  await expectToast(page, "1 activity deleted, 0 exercises open again.");
  await expect(dialog).toHaveCount(0);
});

test("a file fills in the dialog that completes an exercise, and Cancel takes it back", async ({
  page,
  checkBothSchemes,
}) => {
  const run = await openThisWeek(page, "run");
  const form = page.getByRole("form", { name: "What you did" });
  const add = async (sport: Row["type"]) => {
    await page.goto(`/?week=1&exercise=${run.id}&open=complete`);
    await form.locator('input[type="file"]').setInputFiles({
      name: "morning.fit",
      mimeType: "application/octet-stream",
      buffer: Buffer.from(recordingOf(run, sport)),
    });
  };
  const completed = page.getByRole("list", { name: "Completed exercises" });

  await add("bike");
  const choice = form.getByRole("region", { name: "What to do with the file" });
  await expect(choice).toBeVisible();
  await checkBothSchemes("a file of another sport in the completion");
  await choice.getByRole("button", { name: "Remove it" }).click();
  await expect(form.getByRole("button", { name: "Add a file" })).toBeVisible();
  await expect.poll(() => unconfirmed(page)).toEqual([]);

  await add("run");
  await expect(form.getByRole("button", { name: "Remove morning.fit" })).toBeVisible();
  await expect(form.getByLabel("Duration")).toHaveValue(/^0:\d\d:\d\d$/);
  await checkBothSchemes("a completion from a file");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toHaveCount(0);
  await expect(completed).toHaveCount(0);
  await expect.poll(() => unconfirmed(page)).toEqual([]);

  await add("run");
  await expect(form.getByRole("button", { name: "Remove morning.fit" })).toBeVisible();
  await form.getByRole("radio", { name: "7, hard" }).check();
  await form.getByRole("button", { name: "Complete Workout" }).click();
  await expect(form).toHaveCount(0);
  await completed.getByRole("button").click();
  await expect(page.getByText("How hard: 7 of 10")).toBeVisible();
});

test("a file of a completion is taken back after its tab was closed, not while it is open", async ({
  page,
  context,
}) => {
  const run = await openThisWeek(page, "run");
  const closed = await context.newPage();
  await closed.goto(`/?week=1&exercise=${run.id}&open=complete`);
  const form = closed.getByRole("form", { name: "What you did" });
  await form.locator('input[type="file"]').setInputFiles({
    name: "morning.fit",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(recordingOf(run, "run")),
  });
  await expect(form.getByRole("button", { name: "Remove morning.fit" })).toBeVisible();
  const completed = page.getByRole("list", { name: "Completed exercises" });
  await page.reload();
  await expect(completed).toContainText(run.name);
  expect(await unconfirmed(page)).toHaveLength(1);
  await closed.close();
  await expect.poll(() => unconfirmed(page)).toEqual([]);
  await expect(completed).toHaveCount(0);
});
