import { expect, test } from "./fixtures.ts";
import { openWeek } from "./week.ts";

test.use({ expectedFaults: [/404 \(Not Found\)/] });

test("a stranger reads a shared plan and starts one from it, until the link is off", async ({
  page,
  browser,
  baseURL,
  checkBothSchemes,
}) => {
  const owner = await browser.newPage({ ...(baseURL && { baseURL }) });
  await openWeek(owner);
  await owner.getByRole("link", { name: "Share", exact: true }).click();
  const link = owner.getByRole("switch", { name: "Link to the plan" });
  await link.click();
  const address = owner.getByRole("textbox", { name: "The link to your plan" });
  await expect(address).toBeVisible();
  const path = new URL(await address.inputValue()).pathname;

  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe(
    "Lisbon Olympic",
  );
  await expect(page.getByRole("heading", { level: 1, name: "Lisbon Olympic" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Next week" }).click();
  const week = page.getByRole("region", { name: "Week 2" });
  await expect(week).toBeVisible();
  await checkBothSchemes("a shared plan");
  await week.getByRole("button").filter({ hasNotText: "Previous" }).last().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Warm-up")).toBeVisible();
  await expect(dialog).not.toContainText("/mi");
  await checkBothSchemes("an exercise of a shared plan");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Use this plan" }).click();
  await expect(page.getByText(/^Filled in from “Lisbon Olympic”/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Olympic" })).toBeChecked();
  await expect(page.getByLabel("Hours on Monday")).toHaveValue("2");
  await expect(page.getByLabel("Race Date")).toHaveValue("");

  await link.click();
  await owner.getByRole("button", { name: "Turn off" }).click();
  await expect(address).toHaveCount(0);
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This plan is no longer shared" })).toBeVisible();
  await checkBothSchemes("a plan that is no longer shared");
  await owner.close();
});
