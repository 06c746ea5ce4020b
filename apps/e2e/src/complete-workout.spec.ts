import { expect, test } from "./fixtures.ts";
import { openWeek } from "./week.ts";

test("an exercise is completed by hand, changed and undone", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  await openWeek(page);
  const available = () => page.getByRole("list", { name: "Available Exercises" });
  const openList = async () => {
    if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  };
  const form = page.getByRole("form", { name: "What you did" });
  await openList();
  const label = await available()
    .getByRole("button", { name: /^More for/ })
    .first()
    .getAttribute("aria-label");
  await available()
    .getByRole("button", { name: label ?? "", exact: true })
    .click();
  await page.getByRole("menuitem", { name: "Complete…" }).click();

  await form.getByLabel("Duration").fill("44:12");
  await form.getByRole("button", { name: "Complete Workout" }).click();
  await expect(form.getByText("Write it as 0:44:12")).toBeVisible();
  await checkBothSchemes("a completion with an error");
  await form.getByLabel("Duration").fill("0:44:12");
  await form.getByRole("radio", { name: "7, hard" }).check();
  await form.getByRole("radio", { name: "Good" }).check();
  await form.getByLabel("Notes (optional)").fill("Wind in the face.");
  await form.getByRole("button", { name: "Complete Workout" }).click();
  await expect(form).toHaveCount(0);

  // Done on a day outside of its week, it has no day on the board.
  await page.reload();
  const completed = page.getByRole("list", { name: "Completed exercises" });
  await completed.getByRole("button").click();
  await expect(page.getByText("How hard: 7 of 10 · Felt good")).toBeVisible();
  await expect(page.getByText("Wind in the face.")).toBeVisible();
  await page.getByRole("button", { name: "Edit what I did" }).click();
  await expect(form.getByLabel("Duration")).toHaveValue("0:44:12");
  await form.getByLabel("Duration").fill("0:50:00");
  await form.getByRole("button", { name: "Complete Workout" }).click();
  await expect(form).toHaveCount(0);
  await expect(completed).toContainText("0:50");

  // Closing the form leads back to the exercise, on a phone too.
  await page.getByRole("button", { name: "Undo completion" }).click();
  await expect(page.getByRole("button", { name: "Undo completion" })).toHaveCount(0);
  await page.goto("/?week=2");
  await openList();
  await expect(available().getByRole("button", { name: label ?? "", exact: true })).toBeVisible();
});
