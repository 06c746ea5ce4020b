import { today as serverToday } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

test("today comes first, with what to do and what comes next", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  const placed: { id: number; type: string; scheduledDate: string }[] = await send(
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

  for (const { id, scheduledDate } of placed) {
    if (scheduledDate !== run?.scheduledDate) continue;
    const done = { date: serverToday(), durationSeconds: 2700, rpe: 7 };
    await send(page, "POST", `/api/exercises/${id}/complete`, done);
  }
  await page.goto("/");
  await expect(today.getByText(/^Done for today\./)).toBeInViewport();
  await expect(today.getByText(/0:45:00 · 7 of 10/).first()).toBeVisible();
  await checkBothSchemes("today, all done");
  await today
    .getByRole("link", { name: /^See how it went/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/activities\/\d+$/);
  await expect(page.getByRole("region", { name: "How it went" })).toBeVisible();
});
