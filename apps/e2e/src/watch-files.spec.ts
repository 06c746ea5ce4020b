import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { decodeFit } from "@triplan/workout-files/testing";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { openWeek, send } from "./week.ts";

const WORKOUT_STEP = 27;
const TARGET_TYPE = 3;
const SPEED = 0;
const OPEN = 2;

/** Presses the button and returns the file that the browser saves. */
async function download(page: Page, button: Locator) {
  const saved = page.waitForEvent("download");
  await button.click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function exerciseOf(page: Page, planId: number, type: string) {
  const rows: { id: number; type: string; name: string }[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/2/exercises`,
  );
  const exercise = rows.find((row) => row.type === type);
  if (!exercise) throw new Error(`week 2 has no ${type}`);
  return exercise;
}

const targetTypes = (bytes: Uint8Array) =>
  decodeFit(bytes)
    .filter(({ message }) => message === WORKOUT_STEP)
    .map(({ fields }) => fields.get(TARGET_TYPE));

test("a run is saved for the watch with the target of choice, which is kept", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await openWeek(page);
  const run = await exerciseOf(page, planId, "run");
  await page.goto(`/?week=2&exercise=${run.id}`);
  await page.getByRole("button", { name: "Download for your watch" }).click();
  const dialog = page.getByRole("dialog", { name: "Workout files" });
  await expect(dialog.getByRole("radio", { name: /^Power/ })).toBeChecked();
  await expect(dialog.getByText("MRC files have no runs. Take the ZWO file.")).toBeVisible();
  const fit = dialog.getByRole("button", { name: `FIT file of ${run.name}` });
  const paced = await download(page, fit);
  expect(paced.name).toMatch(/^week-2-run-\d-[a-z0-9-]+\.fit$/);
  expect(targetTypes(paced.bytes)).toContain(SPEED);

  await dialog.getByRole("radio", { name: /^Heart rate/ }).check();
  await expect(dialog.getByText(/^Your heart rate at threshold is not known\./)).toBeVisible();
  await expect(fit).toBeHidden();
  await checkBothSchemes("files of an exercise");
  await dialog.getByRole("radio", { name: /^No targets/ }).check();
  expect(new Set(targetTypes((await download(page, fit)).bytes))).toEqual(new Set([OPEN]));

  await page.reload();
  await expect(dialog.getByRole("radio", { name: /^No targets/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the workouts of a week are saved as an archive", async ({ page, checkBothSchemes }) => {
  await openWeek(page);
  await page.getByRole("button", { name: "Download the workouts of this week" }).click();
  const dialog = page.getByRole("dialog", { name: "Workouts of week 2" });
  const button = dialog.getByRole("button", { name: "Workouts of this week (.zip)" });
  await expect(button).toBeVisible();
  await checkBothSchemes("files of a week");
  const { name, bytes } = await download(page, button);
  expect(name).toBe("lisbon-olympic-week-2-workouts.zip");
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
});

test.describe("without a connection", () => {
  test.use({ expectedFaults: [/workouts\.zip/] });

  test("a download says why it failed", async ({ page }) => {
    await openWeek(page, { at: "/?week=2&open=week-files" });
    await page.route("**/workouts.zip*", (route) => route.abort());
    await page.getByRole("button", { name: "Workouts of the plan (.zip)" }).click();
    await expectToast(page, /^File not downloaded.*Triplan can't be reached\./);
  });
});
