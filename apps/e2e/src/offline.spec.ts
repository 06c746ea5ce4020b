import type { Page } from "@playwright/test";
import { today } from "./dates.ts";
import { deployedProduct } from "./deployed-product.ts";
import { expect, test } from "./fixtures.ts";
import { available, board, day, send, signUpWithPlan } from "./week.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker has stored the app. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });

const pageVersion = (page: Page) => page.locator("html").getAttribute("data-version");

/** Comes back to the tab, which makes the page look for a new version. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a new version waits, says so, and shows after Reload; a new page needs no question", async ({
  page,
  baseURL,
  checkBothSchemes,
}) => {
  const product = await deployedProduct(String(baseURL));
  await signUpWithPlan(page);
  await page.goto(`${product.url}/?week=2`);
  await board(page).waitFor();
  await workerReady(page);
  const first = await pageVersion(page);

  product.deploy("second");
  await comeBack(page);
  const notice = page.getByRole("status").filter({ hasText: "A new version is ready." });
  await expect(notice).toBeVisible();
  expect(await pageVersion(page)).toBe(first);
  await checkBothSchemes("a new version");
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-version", "second");
  await board(page).waitFor();
  await expect(notice).toHaveCount(0);

  product.deploy("third");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-version", "third");
  // The page is as new as its worker, which takes over without a question.
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { message: "the builds that are kept" })
    .toEqual(["triplan second", "triplan third"]);
  await expect(notice).toHaveCount(0);

  const stored = await page.evaluate(async () => {
    const cache = await caches.open("triplan third");
    const shell = await cache.match("/shell");
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return { paths, page: (await shell?.text()) ?? "" };
  });
  expect(stored.page).toContain('<div id="root"></div>');
  expect(stored.paths.filter((path) => /^\/(api|trpc)|woff2/.test(path))).toEqual([]);
  product.close();
});

/** Keys of the answers that this device keeps. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "triplan")) return [];
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("triplan");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("IndexedDB")));
    });
    const keys = await new Promise<string[]>((resolve) => {
      const reading = db.transaction("answers").objectStore("answers").getAllKeys();
      reading.addEventListener("success", () => resolve(reading.result.map(String)));
    });
    db.close();
    return keys;
  });

interface Exercise {
  id: number;
  name: string;
  brickId: string | null;
  day: number | null;
  isCompleted: boolean;
}

/** Exercises of the week whose names are their own, which no brick holds. */
function distinct(rows: readonly Exercise[]): [Exercise, Exercise, Exercise] {
  const [first, second, third] = rows.filter(
    ({ name, brickId }) => brickId === null && rows.filter((row) => row.name === name).length === 1,
  );
  if (!first || !second || !third) throw new Error("The week has too few exercises");
  return [first, second, third];
}

/** Chooses an exercise, cuts the network before its day is chosen, and places it. */
async function placeWithoutNetwork(page: Page, name: string, where: string): Promise<void> {
  await page.getByRole("tab", { name: /^Available/ }).click();
  await available(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Go to Schedule" }).click();
  await day(page, where)
    .getByRole("button", { name: /^Place/ })
    .click({ position: { x: 8, y: 8 } });
  await expect(day(page, where).getByRole("heading", { name })).toBeVisible();
}

test.describe("without network", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/] });

  test("a week is read, changed and sent later, until the athlete logs out", async ({
    page,
    context,
    checkBothSchemes,
  }) => {
    const planId = await signUpWithPlan(page);
    const week = `/api/training-plans/${planId}/weeks/2/exercises`;
    const rows: Exercise[] = await send(page, "GET", week);
    const [moved, refused, done] = distinct(rows);
    await page.goto("/?week=2");
    await board(page).waitFor();
    await workerReady(page);
    const weeksKept = async () => (await keptKeys(page)).filter((key) => /listWeek/.test(key));
    await expect.poll(async () => (await weeksKept()).length).toBeGreaterThan(2);

    // The network is gone in the middle of a move.
    await placeWithoutNetwork(page, moved.name, "Monday");
    await expect(page.getByText(`Waiting to be sent: ${moved.name} to Monday.`)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Triplan can't be reached.")).toBeVisible();
    await expect(day(page, "Monday").getByRole("heading", { name: moved.name })).toBeVisible();
    await placeWithoutNetwork(page, refused.name, "Friday");
    await page.getByRole("tab", { name: /^Available/ }).click();
    await page.getByRole("button", { name: `More for ${done.name}` }).click();
    await page.getByRole("menuitem", { name: /^Complete/ }).click();
    const form = page.getByRole("form", { name: "What you did" });
    await form.getByLabel("Day").fill(today());
    await form.getByRole("button", { name: "Complete Workout" }).click();
    await expect(form).toHaveCount(0);
    const waiting = `${moved.name} to Monday, ${refused.name} to Friday, ${done.name}.`;
    await expect(page.getByText(`Waiting to be sent: ${waiting}`)).toBeVisible();
    await checkBothSchemes("a week with changes that wait");
    await page.getByRole("button", { name: "Previous week" }).click();
    await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
    await expect(available(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByRole("heading", { name: "Week 2", exact: true })).toBeVisible();

    // Another device moves one of them meanwhile.
    const elsewhere = { day: 2, dayName: "Tuesday" };
    await send(page, "POST", `/api/exercises/${refused.id}/schedule`, elsewhere);
    const sent: string[] = [];
    page.on("request", (request) => {
      const [call] = /exercises\.(?:schedule|complete)\b/.exec(request.url()) ?? [];
      if (call) sent.push(`${call} ${/"exerciseId":(\d+)/.exec(request.postData() ?? "")?.[1]}`);
    });
    await context.setOffline(false);
    await expect(page.getByText("Triplan can't be reached.")).toHaveCount(0);
    const conflict = page.getByRole("region", { name: `${refused.name} was not moved to Friday` });
    await expect(conflict).toContainText("This exercise was moved to Tuesday meanwhile.");
    await expect(page.getByText(/^Waiting to be sent/)).toHaveCount(0);
    expect(sent).toEqual([
      `exercises.schedule ${moved.id}`,
      `exercises.schedule ${refused.id}`,
      `exercises.complete ${done.id}`,
    ]);
    await checkBothSchemes("a move that was refused");
    await conflict.getByRole("button", { name: `Leave it: ${refused.name}` }).click();
    await expect(conflict).toHaveCount(0);
    const after: Exercise[] = await send(page, "GET", week);
    const stateOf = ({ id }: Exercise) => after.find((row) => row.id === id);
    expect(stateOf(moved)).toMatchObject({ day: 1 });
    expect(stateOf(refused)).toMatchObject({ day: 2 });
    expect(stateOf(done)).toMatchObject({ isCompleted: true });

    // A call that is under way at the logout would be refused.
    await page.goto("/", { waitUntil: "networkidle" });
    await board(page).waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Training Plan Setup" })).toBeVisible();
    await expect.poll(() => keptKeys(page)).toEqual([]);
  });
});
