import type { Locator } from "@playwright/test";
import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { board, send, signUpWithPlan } from "./week.ts";

const datesOf = (rows: readonly { scheduledDate: string }[]) =>
  rows.map(({ scheduledDate }) => scheduledDate);

/** The dialog grows with its preview, which moves what is in it. */
const previewed = (dialog: Locator) =>
  expect(dialog.getByRole("region", { name: "What changes" })).toHaveAttribute(
    "aria-busy",
    "false",
  );

test("a trip is previewed, added, marked on its days and undone", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  const [{ startDate }] = await send(page, "GET", "/api/training-plans");
  const rows = () => send(page, "GET", `/api/training-plans/${planId}/weeks/2/exercises`);
  const before: { scheduledDate: string }[] = await rows();
  await page.goto("/?week=2");
  await page.getByRole("button", { name: "Time off" }).click();
  const dialog = page.getByRole("dialog", { name: "Time off" });
  await dialog.getByRole("textbox", { name: "From" }).fill(addDays(startDate, 9));
  await dialog.getByRole("textbox", { name: "To" }).fill(addDays(startDate, 13));
  await previewed(dialog);
  await dialog.getByRole("checkbox", { name: "Run" }).check();
  const changes = dialog.getByRole("list", { name: "Exercises that change" });
  await expect(changes).toContainText("left out");
  await checkBothSchemes("time off with its preview");

  await dialog.getByRole("button", { name: "Add time off" }).click();
  await expect(dialog).toBeHidden();
  await expect(board(page).getByText("Travel", { exact: true })).toHaveCount(5);
  const added = page.getByRole("status").filter({ hasText: "Undo" });
  // A notice stays while the mouse is over it, and the check takes long on a busy machine.
  await added.hover();
  await checkBothSchemes("a week with time off");

  await added.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Time off removed");
  await expect(board(page).getByText("Travel", { exact: true })).toHaveCount(0);
  expect(datesOf(await rows())).toEqual(datesOf(before));
});

test("an illness stays open until the athlete is well again", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  const [{ startDate }] = await send(page, "GET", "/api/training-plans");
  await page.clock.setFixedTime(`${addDays(startDate, 9)}T10:00:00Z`);
  await page.goto("/?week=2");
  await page.getByRole("button", { name: "Time off" }).click();
  const dialog = page.getByRole("dialog", { name: "Time off" });
  await previewed(dialog);
  await dialog.getByRole("radio", { name: /^Sick/ }).check();
  await expect(dialog.getByText(/^Triplan can't judge an illness\./)).toBeVisible();
  await expect(
    dialog.getByText("Get well first. Nothing is planned until you say that you are well again."),
  ).toBeVisible();
  await checkBothSchemes("an illness");
  await dialog.getByRole("button", { name: "Add time off" }).click();
  await expect(dialog).toBeHidden();
  const line = page.getByRole("region", { name: "Time off", exact: true });
  await expect(line).toContainText("Get well first.");
  await checkBothSchemes("a week of an illness");
  await line.getByRole("button", { name: "I'm well again" }).click();
  await expect(line).toBeHidden();
  const { timeOff } = await send(page, "GET", `/api/training-plans/${planId}/time-off`);
  expect(timeOff).toMatchObject([{ kind: "ill", toDate: addDays(startDate, 9) }]);
});
