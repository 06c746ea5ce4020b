import { expect, test } from "./fixtures.ts";
import { openWeek } from "./week.ts";

test("a calendar link is made, replaced and turned off", async ({ page, request }) => {
  await openWeek(page);
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await page.getByRole("switch", { name: "Calendar link" }).click();
  const link = page.getByRole("textbox", { name: "Your secret link" });
  await expect(link).toBeVisible();
  const first = new URL(await link.inputValue()).pathname;
  const calendar = await request.get(first);
  expect(calendar.status()).toBe(200);
  expect(await calendar.text()).toContain("BEGIN:VEVENT");

  await page.getByRole("button", { name: "New link" }).click();
  const dialog = page.getByRole("dialog", { name: "New calendar link?" });
  await dialog.getByRole("button", { name: "New link" }).click();
  await expect(dialog).toBeHidden();
  const second = new URL(await link.inputValue()).pathname;
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);

  await page.getByRole("switch", { name: "Start times" }).click();
  const monday = page.getByLabel("Monday");
  await monday.fill("18:30");
  const saved = page.waitForResponse(/calendar\.saveFeed/);
  await monday.blur();
  await saved;
  await page.reload();
  await expect(monday).toHaveValue("18:30");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download \.ics of/ }).click();
  expect((await download).suggestedFilename()).toBe("triplan.ics");

  await page.getByRole("switch", { name: "Calendar link" }).click();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(link).toHaveCount(0);
  expect((await request.get(second)).status()).toBe(404);
});
