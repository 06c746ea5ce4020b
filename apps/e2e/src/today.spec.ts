import { expect, test } from "./fixtures.ts";
import { openWeek, send } from "./week.ts";

test("today comes first, with what to do and what comes next", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await openWeek(page);
  const placed: { type: string; scheduledDate: string }[] = await send(
    page,
    "POST",
    `/api/training-plans/${planId}/weeks/2/schedule`,
  );
  const run = placed.find(({ type }) => type === "run");
  await page.clock.setFixedTime(`${run?.scheduledDate}T10:00:00Z`);
  await page.goto("/");

  const today = page.getByRole("region", { name: "Today", exact: true });
  const done = today.getByRole("button", { name: /^Done:/ }).first();
  await expect(done).toBeInViewport();
  const name = (await done.getAttribute("aria-label"))?.replace("Done: ", "") ?? "";
  await expect(today.getByRole("complementary", { name: "What comes next" })).toContainText(
    "Tomorrow",
  );
  await checkBothSchemes("today");

  await done.click();
  await expect(page.getByRole("form", { name: "What you did" })).toBeVisible();
  await page.keyboard.press("Escape");
  await today.getByRole("button", { name: `Details of ${name}` }).click();
  await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  await page.goBack();
  await today.getByRole("button", { name: `Move ${name}` }).click();
  await expect(page.getByRole("region", { name: "Exercise Selected" })).toBeVisible();
});
