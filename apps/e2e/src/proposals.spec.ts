import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { expect } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { send } from "./week.ts";

test("a run that grew too fast is shortened after a yes, and as long as before after its undo", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  const { planId, today } = await trainedAthlete(page, product, {
    days: 38,
    shareOf: ({ type }) => (type === "swim" ? 1 : 0.4),
  });
  await page.goto("/");
  const card = page.getByRole("region", { name: "A safe step" });
  await expect(card).toContainText(/run says .* is the safe step\./);
  await expect(card.getByRole("list", { name: "Exercises that change" })).toContainText("becomes");
  await checkBothSchemes("a proposal on Today");

  await card.getByRole("link", { name: "All proposals" }).click();
  await expect(page.getByRole("heading", { name: "Proposals", level: 1 })).toBeVisible();
  await expect(card).toBeVisible();
  await checkBothSchemes("proposals");
  const other = await page.context().newPage();
  await other.clock.setFixedTime(`${today}T10:00:00Z`);
  await other.goto("/proposals");
  const onOther = other.getByRole("region", { name: "A safe step" });
  await expect(onOther).toBeVisible();

  await card.getByRole("button", { name: "Yes" }).click();
  await expectToast(page, "Plan changed");
  const accepted = page.getByRole("region", { name: "What you agreed to" });
  await expect(accepted).toContainText("run says");
  await onOther.getByRole("button", { name: "No" }).click();
  await expectToast(other, "You said Yes to this proposal");
  await checkBothSchemes("an accepted proposal");

  await accepted.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Change undone");
  await expect(accepted).toHaveCount(0);
  const { layers } = await send(page, "GET", `/api/training-plans/${planId}/proposals`);
  expect(layers).toEqual([]);
});
