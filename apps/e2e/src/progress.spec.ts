import { today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

interface Row {
  id: number;
  week: number;
  duration: number;
  suggestedDay: number;
}

test("progress tells whether the athlete is on track, from what was done", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  const [plan] = await send(page, "GET", "/api/training-plans");
  await page.goto("/");
  await page.getByRole("link", { name: "Am I on track?" }).click();
  await expect(page.getByRole("heading", { name: "Am I on track?", level: 1 })).toBeVisible();
  const answer = page.getByRole("region", { name: "On plan, or not" });
  await expect(answer).toContainText("Not enough recordings yet.");
  await checkBothSchemes("progress without recordings");

  const rows: Row[] = await send(page, "GET", `/api/training-plans/${planId}/weeks/1/exercises`);
  const [first] = rows;
  await send(page, "POST", `/api/exercises/${first?.id}/complete`, {
    date: today(),
    durationSeconds: 60 * (first?.duration ?? 0),
  });
  await page.reload();
  const season = page.getByRole("region", { name: "Where does the plan lead?" });
  const slider = season.getByRole("slider", { name: "Each week of the plan" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^Week 1, .* h done/);
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Week 2, /);
  await season.getByText("The figures as a table").click();
  await expect(season.getByRole("row")).toHaveCount(plan.totalWeeks + 1);
  await page.getByRole("tab", { name: "Run" }).click();
  await expect(page.getByRole("tabpanel", { name: "Time in zones" })).toContainText("Z5");
  await checkBothSchemes("progress");
  await page.getByRole("link", { name: "This week" }).click();
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
});
