import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { openWeek, send } from "./week.ts";

test("the race of a plan is reached from its week and keeps what is entered", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  const planId = await openWeek(page, { over: { goalFinishTime: "02:45:00" } });
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  await page.goto("/");
  const up = page.getByRole("complementary", { name: "What comes next" });
  await up.getByRole("link", { name: "Lisbon Olympic" }).click();
  await expect(page).toHaveURL(new RegExp(`/race/${planId}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Lisbon Olympic" })).toBeVisible();
  const hero = page.getByRole("region", { name: "Lisbon Olympic" });
  await expect(hero).toContainText("2:45:00");
  await expect(hero.getByRole("row", { name: /^Goal/ })).toBeVisible();
  await checkBothSchemes("a race");

  const start = page.getByLabel("Your start");
  await start.fill("07:45");
  await start.press("Enter");
  const morning = page.getByRole("region", { name: "Race morning" });
  await expect(morning.getByText("04:45")).toBeVisible();
  const list = page.getByRole("region", { name: "Checklist" });
  await list.getByRole("checkbox", { name: "Helmet" }).focus();
  await page.keyboard.press("Space");
  await list.getByText("Timing chip").click();
  await expect(list.getByText("2 of 21")).toBeVisible();
  await list.getByRole("button", { name: "Add" }).click();
  await page.keyboard.type("Spare contact lenses for a very long and windy day");
  await page.keyboard.press("Enter");
  await checkBothSchemes("a race with an own item");
  await list.getByRole("button", { name: "Done" }).click();
  await list.getByText("Spare contact lenses").click();
  await expect
    .poll(async () => {
      const { checklist, startsAt } = await send(
        page,
        "GET",
        `/api/training-plans/${planId}/race-day`,
      );
      return [startsAt, JSON.stringify(checklist).split('"isChecked":true').length - 1];
    })
    .toEqual(["07:45", 3]);
  await page.reload();
  await expect(list.getByText("3 of 22")).toBeVisible();
  await list.getByRole("button", { name: /^Remove Spare/ }).click();
  await expect(list.getByText("2 of 21")).toBeVisible();
  await expect(start).toHaveValue("07:45");

  await page.getByRole("button", { name: "Edit goal" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Training Plan" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Week 16" }).click();
  await expect(page.getByRole("heading", { name: "Week 16", exact: true })).toBeVisible();
  if (!isPhone) await page.getByRole("link", { name: "Lisbon Olympic" }).first().click();
  else await page.goto("/my-plans");
  if (isPhone) await page.getByRole("link", { name: "Race: Lisbon Olympic" }).click();
  await expect(page).toHaveURL(new RegExp(`/race/${planId}$`));
});

test("the race after this one is planned before this one, and found from here", async ({
  page,
}) => {
  const planId = await openWeek(page);
  const [{ raceDate }] = await send(page, "GET", "/api/training-plans");
  await page.goto(`/race/${planId}`);
  const after = page.getByRole("region", { name: "After this race" });
  await after.getByRole("button", { name: "Plan your next race" }).click();
  const note = page.getByRole("region", { name: "The plan before" });
  await expect(note).toContainText("This plan begins the day after that race.");
  await page.getByLabel("Race Date").fill(addDays(raceDate, 12 * 7));
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expect(page.getByText("not your current plan")).toBeVisible();
  await page.goto(`/race/${planId}`);
  await after.getByRole("button", { name: "See your next plan" }).click();
  await expect(page.getByText("not your current plan")).toBeVisible();
  await expect(page.getByText("Recover from your race", { exact: false }).first()).toBeVisible();
});

test("a race card prints on one page", { tag: "@desk" }, async ({ page }) => {
  // Paper has one size.
  const planId = await openWeek(page, { over: { goalFinishTime: "02:45:00" } });
  await page.goto(`/race/${planId}`);
  await expect(page.getByRole("heading", { name: "Race week" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const hidden of [page.getByRole("button"), page.getByRole("navigation")])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("an address without a race says so", async ({ page }) => {
  await openWeek(page);
  await page.goto("/race/99999999");
  await expect(page.getByRole("heading", { name: "Race not found" })).toBeVisible();
});
