import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

interface Row {
  id: number;
  slotKey: string;
  week: number;
  type: string;
  templateId: string;
  duration: number;
  suggestedDay: number | null;
  pace: string;
  steps: { kind: string; repeat: number }[];
}

/** What a new CSS leaves as it was; easy metres and drills may change. */
const frameOf = ({ id, slotKey, week, type, duration, suggestedDay, templateId, steps }: Row) => ({
  id,
  slotKey,
  week,
  duration,
  suggestedDay,
  templateId,
  sets:
    type !== "swim" || templateId.startsWith("swim-css:")
      ? steps.filter(({ kind }) => kind === "main").map(({ repeat }) => repeat)
      : [],
});

const swimPaces = (rows: readonly Row[]) =>
  rows.filter(({ type, pace }) => type === "swim" && pace.includes(":")).map(({ pace }) => pace);

test.describe("the result of a swim test", () => {
  test.use({ expectedFaults: [/409/] });

  test("is entered at the exercise and moves the targets of the coming weeks", async ({
    page,
    checkBothSchemes,
  }) => {
    const planId = await signUpWithPlan(page);
    const rowsOf = async (): Promise<Row[]> => {
      const weeks = [];
      for (let week = 1; week <= 16; week += 1) {
        weeks.push(
          await send(page, "GET", `/api/training-plans/${planId}/weeks/${week}/exercises`),
        );
      }
      return weeks.flat();
    };
    const before = await rowsOf();
    const swimTest = before.find(({ templateId }) => ["S18", "S22"].includes(templateId));
    if (!swimTest) throw new Error("No swim test");
    await page.goto(`/?week=${swimTest.week}&exercise=${swimTest.id}`);
    const box = page.getByRole("form", { name: "Enter your result" });
    await box.getByLabel("400 m", { exact: true }).fill("7:00");
    await box.getByLabel("200 m", { exact: true }).fill("3:30");
    await box.getByRole("button", { name: "Use new targets" }).click();
    const question = box.getByRole("group", { name: "Is that right?" });
    await expect(question).toContainText("Your 200 was no faster than your 400");
    await checkBothSchemes("Is that right?");
    await question.getByRole("button", { name: "Change it" }).click();
    await box.getByLabel("200 m", { exact: true }).fill("3:24");
    await expect(box.getByRole("status")).toContainText("1:48/100m");
    await expect(box.getByText(/^\d+ swims to come get new targets\./)).toBeVisible();
    await box.getByRole("button", { name: "Use new targets" }).click();
    await expect(page.getByText(/^Entered for .*CSS 1:48\/100m/)).toBeVisible();
    const count = page.getByRole("status").getByText(/^\d+ swims to come get new targets\.$/);
    await expect(count.last()).toBeVisible();
    const after = await rowsOf();
    expect(after.map(frameOf)).toEqual(before.map(frameOf));
    expect(swimPaces(after)).not.toEqual(swimPaces(before));
  });
});
