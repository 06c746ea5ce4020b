import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { openWeek, send } from "./week.ts";

// The preview refuses a day after the plan's own race.
test.use({ expectedFaults: [/races\.preview|status of 400/] });

test("a B race is previewed, added, changed, changed back and removed", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await openWeek(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  const [{ raceDate }] = await send(page, "GET", "/api/training-plans");
  await page.goto("/races");
  await expect(page.getByRole("heading", { name: /^Your plan leads to/ })).toBeVisible();
  await page.getByRole("button", { name: "Add race" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a race" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Cascais Sprint");
  await dialog.getByRole("textbox", { name: "Date" }).fill(addDays(raceDate, 1));
  await expect(dialog.getByText(/^After your A race on/)).toBeVisible();
  const add = dialog.getByRole("button", { name: "Add race" });
  await expect(add).toBeDisabled();

  await dialog.getByRole("textbox", { name: "Date" }).fill(addDays(raceDate, -28));
  await expect(dialog.getByRole("region", { name: "What changes" })).toContainText(/in weeks? \d/);
  await expect(dialog.getByText(/^Predicted today/)).toBeVisible();
  await checkBothSchemes("a race with its preview");
  await add.click();
  await expect(dialog).toBeHidden();

  const list = page.getByRole("list", { name: "Races in date order" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list).toContainText("easy days before");
  await expect(
    page.getByRole("heading", { name: "How races change the weeks around them" }),
  ).toBeVisible();
  await expectToast(page, "Cascais Sprint added");
  await checkBothSchemes("races and the weeks around them");
  await list.getByRole("button", { name: "Change Cascais Sprint" }).click();
  const change = page.getByRole("dialog", { name: "Change race" });
  await expect(change.getByRole("textbox", { name: "Name" })).toHaveValue("Cascais Sprint");
  await change.getByRole("textbox", { name: "Date" }).fill(addDays(raceDate, -35));
  await expect(change.getByText(/^Week \d+, 35 days before/)).toBeVisible();
  await change.getByRole("button", { name: "Save race" }).click();
  const changed = page.getByRole("status").filter({ hasText: "Cascais Sprint changed" });
  // A notice stays while the mouse is over it.
  await changed.hover();
  await expect(change).toBeHidden();
  await expect(list).toContainText("in 77 days");
  await changed.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Race changed back");
  await expect(list).toContainText("in 84 days");

  await list.getByRole("button", { name: "Remove Cascais Sprint" }).click();
  await expectToast(page, "Race removed");
  await expect(list.getByRole("listitem")).toHaveCount(1);
});
