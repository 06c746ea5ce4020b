import { today as serverToday } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { send, signUpWithPlan } from "./week.ts";

test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

test("an exercise done without network is kept, sent once, and survives closing the page", async ({
  page,
  context,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  const rows: { id: number; name: string; brickId: string | null; scheduledDate: string }[] =
    await send(page, "POST", `/api/training-plans/${planId}/weeks/2/schedule`);
  const alone = rows.find(
    ({ scheduledDate, brickId }) =>
      brickId === null && rows.filter((row) => row.scheduledDate === scheduledDate).length === 1,
  );
  if (!alone) throw new Error("The plan has no day with one exercise");
  const { id, name, scheduledDate } = alone;
  const start = new Date(`${scheduledDate}T10:00:00Z`);
  await page.clock.setFixedTime(start);
  await page.goto("/");
  const today = page.getByRole("region", { name: "Today", exact: true });
  await today.getByRole("button", { name: `Start ${name}` }).click();
  const guide = page.getByRole("dialog", { name });
  await expect(guide).toBeVisible();
  await context.setOffline(true);
  await page.clock.setFixedTime(start.getTime() + 605_000);
  const finish = guide.getByRole("button", { name: "Finish" });
  const next = guide.getByRole("button", { name: "Next" });
  await expect(next.or(finish)).toBeVisible();
  while ((await finish.count()) === 0) await next.click();
  await finish.click();
  await guide.getByRole("button", { name: "Complete Workout" }).click();
  const form = page.getByRole("form", { name: "What you did" });
  // The server's clock does not move.
  await form.getByLabel("Day").fill(serverToday());
  await form.getByRole("radio", { name: "7, hard" }).check();
  await form.getByRole("button", { name: "Complete Workout" }).click();
  await expect(form).toHaveCount(0);
  await expect(today.getByText("waiting to be sent")).toBeVisible();
  await checkBothSchemes("a completion that waits");

  // With network again but for sending, the figures of the server lack it, and their pages say so.
  await context.route(/exercises\.complete/, (route) => route.abort("internetdisconnected"));
  await context.setOffline(false);
  for (const path of ["/?view=season", "/?view=month", "/progress"]) {
    await page.goto(path);
    await expect(page.getByText(/^1 completion waits to be sent/)).toBeVisible();
  }
  await checkBothSchemes("progress without a completion that waits");
  await page.close();
  await context.unroute(/exercises\.complete/);

  let sent = 0;
  context.on("request", (request) => {
    if (request.url().includes("exercises.complete")) sent += 1;
  });
  const again = await context.newPage();
  await again.goto("/");
  const done = again.getByRole("region", { name: "Today", exact: true });
  await expect(done.getByText("waiting to be sent")).toHaveCount(0);
  await expect(done.getByText(/7 of 10/)).toBeVisible();
  const after: typeof rows = await send(
    again,
    "GET",
    `/api/training-plans/${planId}/weeks/2/exercises`,
  );
  expect(after.find((row) => row.id === id)).toMatchObject({ isCompleted: true });
  await again.reload();
  await expect(done.getByText(/7 of 10/)).toBeVisible();
  expect(sent).toBe(1);
});
