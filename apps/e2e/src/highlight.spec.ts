import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

interface Row {
  id: number;
  type: string;
  duration: number;
  brickId: string | null;
}

test("a week says one quiet sentence: longest run, first brick, finished week", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  const weeks: Row[][] = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send(page, "GET", `/api/training-plans/${planId}/weeks/${index + 1}/exercises`),
    ),
  );
  const isAlone = ({ type, brickId }: Row) => type === "run" && brickId === null;
  const index = weeks.findIndex(
    (rows) => rows.some(isAlone) && rows.some(({ brickId }) => brickId !== null),
  );
  const rows = weeks[index] ?? [];
  const complete = (row: Row | undefined, durationSeconds = 1800) =>
    send(page, "POST", `/api/exercises/${row?.id}/complete`, { date: today(), durationSeconds });
  const line = (text: RegExp | string) => page.getByText(text);
  const open = () => page.goto(`/?week=${index + 1}`);

  for (const days of [9, 7, 5]) {
    await send(page, "POST", "/api/garmin/activities", {
      garminActivityId: `e2e-${crypto.randomUUID()}`,
      activityName: "Earlier run",
      activityType: "running",
      startTime: `${addDays(today(), -days)}T06:30:00Z`,
      duration: 1830,
      distance: 5000,
    });
  }
  await complete(rows.find(isAlone), 3600);
  await open();
  await expect(line("Your longest run so far: 1:00.")).toBeVisible();

  for (const half of rows.filter(({ brickId }) => brickId !== null)) await complete(half);
  await open();
  await expect(line("Your first brick is done: 1:00 in all.")).toBeVisible();
  await expect(line(/^Your longest run/)).toHaveCount(0);
  await checkBothSchemes("a week with a first brick");

  const left = rows.filter((row) => row !== rows.find(isAlone) && row.brickId === null);
  for (const row of left) await complete(row);
  await open();
  await expect(line(`Week ${index + 1} is done: all ${rows.length} exercises.`)).toBeVisible();
  await expect(line(/^Your first brick/)).toHaveCount(0);
});
