import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";

test("an invalid plan form shows an error at each field and keeps the input", async ({
  page,
  checkAccess,
}) => {
  await page.goto("/");
  await page.getByLabel("Race Date").fill(addDays(today(), -1));
  await page.getByLabel("Plan Name").fill("");
  await page.getByLabel("Run Distance").fill("a marathon");
  await page.getByRole("switch", { name: "Endurance on Tuesday" }).click();
  await page.getByRole("switch", { name: "Endurance on Saturday" }).click();
  await page.getByRole("button", { name: "Generate Training Plan" }).click();

  await expect(page.getByText("Plan name is required")).toBeVisible();
  await expect(page.getByText("Race date must be in the future")).toBeVisible();
  await expect(page.getByText("Run distance must be a number above 0")).toBeVisible();
  await expect(page.getByText("You need at least one endurance day per week")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Run Distance")).toHaveValue("a marathon");
  await expect(page.getByLabel("Run Distance")).toBeFocused();
  await checkAccess();
});

test("a refused pace is explained below its row, in the colour of errors", async ({ page }) => {
  await page.goto("/");
  const pace = page.getByRole("textbox", { name: "Current Swim Pace value" });
  await pace.fill("quickly");
  await pace.press("Tab");
  const words = page.getByRole("alert").filter({ hasText: /pace/i });
  await expect(words).toBeVisible();
  const [below, field, slider, next] = await Promise.all(
    [
      words,
      pace,
      page.getByRole("slider", { name: /Swim Pace/ }),
      page.getByRole("textbox", { name: "Current Bike Pace value" }),
    ].map((each) => each.boundingBox()),
  );
  if (!below || !field || !slider || !next) throw new Error("A part of the row is hidden");
  expect(below.y).toBeGreaterThanOrEqual(
    Math.max(field.y + field.height, slider.y + slider.height),
  );
  expect(below.y + below.height).toBeLessThanOrEqual(next.y);
  const colours = await words.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "var(--error)";
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return { shown: getComputedStyle(element).color, ofErrors: colour };
  });
  expect(colours.shown).toBe(colours.ofErrors);
});

test.describe("a refused login", () => {
  test.use({ expectedFaults: [/status of 401/] });

  test("shows an error and keeps the e-mail", async ({ page }) => {
    await page.goto("/auth");
    await page.getByLabel("Email").fill(`nobody-${crypto.randomUUID()}@example.org`);
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    const answer = page.waitForResponse((response) => response.url().includes("auth.login"));
    await page.getByRole("button", { name: "Login", exact: true }).click();
    expect((await answer).status()).toBe(401);
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(/^nobody-/);
  });
});
