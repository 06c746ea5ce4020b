import { expect, test } from "./fixtures.ts";
import { board, day, openWeek } from "./week.ts";

test("a week prints on one page and its season on the next", async ({ page, isPhone }) => {
  test.skip(isPhone, "Paper has one size");
  await openWeek(page);
  await page.getByRole("button", { name: "Auto-Schedule Week" }).first().click();
  await expect(board(page).getByRole("article")).not.toHaveCount(0);
  await expect(page.getByText("exercises scheduled")).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const hidden of [
    page.getByRole("button"),
    page.getByRole("navigation"),
    page.getByRole("heading", { name: "Available Exercises" }),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(245, 246, 248)");
  await expect(day(page, "Saturday")).toBeInViewport({ ratio: 0.9 });
  await expect(board(page).locator("svg").first()).toHaveCSS("print-color-adjust", "exact");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
