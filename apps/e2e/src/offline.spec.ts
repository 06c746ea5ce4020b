import type { Page } from "@playwright/test";
import { deployedProduct } from "./deployed-product.ts";
import { expect, test } from "./fixtures.ts";
import { available, board, signUpWithPlan } from "./week.ts";

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

test.describe("without network", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("the weeks around today are readable after a reload, until the athlete logs out", async ({
    page,
    context,
    checkBothSchemes,
  }) => {
    await signUpWithPlan(page);
    await page.goto("/");
    await board(page).waitFor();
    await workerReady(page);
    const weeksKept = async () => (await keptKeys(page)).filter((key) => /listWeek/.test(key));
    await expect.poll(async () => (await weeksKept()).length).toBeGreaterThan(1);
    const names = await available(page).getByRole("heading").allInnerTexts();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Triplan can't be reached.")).toBeVisible();
    await board(page).waitFor();
    expect(await available(page).getByRole("heading").allInnerTexts()).toEqual(names);
    await checkBothSchemes("a week without network");
    await page.getByRole("button", { name: "Next week" }).click();
    await expect(page.getByRole("heading", { name: /Week 2/ })).toBeVisible();
    await board(page).waitFor();

    await context.setOffline(false);
    await expect(page.getByText("Triplan can't be reached.")).toHaveCount(0);
    // A call that is under way at the logout would be refused.
    await page.goto("/", { waitUntil: "networkidle" });
    await board(page).waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Training Plan Setup" })).toBeVisible();
    expect(await keptKeys(page)).toEqual([]);
  });
});
