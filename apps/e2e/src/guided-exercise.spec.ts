import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

test("an exercise of today is done step by step, left, resumed and completed", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  const placed: { type: string; name: string; scheduledDate: string }[] = await send(
    page,
    "POST",
    `/api/training-plans/${planId}/weeks/2/schedule`,
  );
  const alone = (date: string) =>
    placed.filter(({ scheduledDate }) => scheduledDate === date).length === 1;
  const run = placed.find(({ type, scheduledDate }) => type === "run" && alone(scheduledDate));
  const start = new Date(`${run?.scheduledDate}T10:00:00Z`);
  await page.clock.setFixedTime(start);
  await page.goto("/");

  const today = page.getByRole("region", { name: "Today", exact: true });
  const button = today.getByRole("button", { name: `Start ${run?.name}` });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const guide = page.getByRole("dialog", { name: run?.name ?? "" });
  const clock = guide.getByRole("timer");
  const next = guide.getByRole("button", { name: "Next" });
  await expect(guide.getByText(/^Step 1 of \d+ ·/)).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport({ ratio: 1 });
  expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await expect(guide.getByText(/^(Next:|This is the last step)/)).toBeInViewport();
  await checkBothSchemes("a guided exercise");

  const sound = guide.getByRole("button", { name: "Sound at the end of a step" });
  await sound.click();
  await expect(sound).toHaveAttribute("aria-pressed", "false");

  // The screen was off for 61 seconds: no tick ran, nothing is lost.
  const before = await clock.innerText();
  await page.clock.setFixedTime(start.getTime() + 61_000);
  await expect(clock).not.toHaveText(before);
  await expect(guide.getByText(/0:01:01 in all/)).toBeVisible();
  await page.reload();
  await expect(guide.getByText(/0:01:01 in all/)).toBeVisible();
  await expect(sound).toHaveAttribute("aria-pressed", "false");
  await guide.getByRole("button", { name: /^Leave/ }).click();
  await expect(guide).toHaveCount(0);

  await page.clock.setFixedTime(start.getTime() + 3_600_000);
  await today.getByRole("button", { name: `Resume ${run?.name}` }).click();
  await expect(guide.getByText(/0:01:01 in all/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(guide.getByText(/^Step 2 of \d+ ·/)).toBeVisible();
  const finish = guide.getByRole("button", { name: "Finish" });
  while ((await finish.count()) === 0) await next.click();
  await finish.click();
  const complete = guide.getByRole("button", { name: "Complete Workout" });
  await expect(complete).toBeVisible();
  await checkBothSchemes("the end of a guided exercise");
  await complete.click();
  const form = page.getByRole("form", { name: "What you did" });
  await expect(form.getByLabel("Duration")).toHaveValue("0:01:01");
});
