import type { Page } from "@playwright/test";
import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { board, signUpWithPlan } from "./week.ts";

const MY_PLANS_CODE = "**/assets/my-plans-page-*.js";
const OVERLAY_CODE = /\/assets\/(?:keyboard-help|nav-drawer|user-menu)-.*\.js|\/api\/health\/live/;
const BELOW_WEEK_CODE = "**/assets/plan-cards-*.js";

/** Navigates within the app, without loading a document. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test.describe("a page whose code is not loaded", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|status of 404|CodeLoadError/] });

  test("shows an error while offline and opens by itself once online", async ({
    page,
    context,
    checkAccess,
  }) => {
    await athleteWith(page, ["Lisbon Olympic"]);
    // Keeps the page's code from being prefetched.
    await page.route(MY_PLANS_CODE, (route) => route.abort("internetdisconnected"));
    await page.goto("/privacy-policy");
    await context.setOffline(true);
    await walkTo(page, "/my-plans");
    await expect(page.getByText("Triplan can't be reached.")).toBeVisible();
    await checkAccess();

    await page.unroute(MY_PLANS_CODE);
    await context.setOffline(false);
    await expect(page.getByRole("article", { name: "Lisbon Olympic" })).toBeVisible();
  });

  test("leaves the week as it is when a part below it is missing", async ({ page, context }) => {
    await signUpWithPlan(page);
    await page.route(BELOW_WEEK_CODE, (route) => route.abort("internetdisconnected"));
    await page.route("**/api/health/live", (route) => route.abort("internetdisconnected"));
    const isMissing = page.waitForEvent("console", (entry) =>
      entry.text().includes("CodeLoadError"),
    );
    await page.goto("/?week=2");
    await isMissing;
    const progress = page.getByRole("heading", { name: "Progress Tracking" });
    await expect(board(page)).toBeVisible();
    await expect(progress).toHaveCount(0);

    await page.unroute(BELOW_WEEK_CODE);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(progress).toBeVisible();
    await expect(board(page)).toBeVisible();
  });

  test("leaves the page as it is when a dialog or menu is missing", async ({ page, isPhone }) => {
    await signUpWithPlan(page);
    await page.route(OVERLAY_CODE, (route) => route.abort("internetdisconnected"));
    await page.goto("/?week=2");
    const opener = page.getByRole("button", { name: isPhone ? "Menu" : /User menu$/ });
    const menu = isPhone
      ? page.getByRole("dialog", { name: "Triplan" })
      : page.getByRole("menu", { name: /User menu$/ });
    await expect(board(page)).toBeVisible();
    await page.keyboard.press("?");
    await expectToast(page, "This needs the network");
    await expect(board(page)).toBeVisible();
    await opener.click();
    await expectToast(page, "This needs the network");
    await expect(board(page)).toBeVisible();

    await page.unroute(OVERLAY_CODE);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard help" });
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("opens in its new version after a deployment", { tag: "@desk" }, async ({ page }) => {
    // The code loads the same way at every size.
    await athleteWith(page, ["Lisbon Olympic"]);
    let isDeployed = false;
    await page.route("**/my-plans", (route) => {
      isDeployed = true;
      return route.continue();
    });
    await page.route(MY_PLANS_CODE, (route) =>
      isDeployed ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.goto("/privacy-policy");
    await walkTo(page, "/my-plans");
    await expect(page.getByRole("article", { name: "Lisbon Olympic" })).toBeVisible();
    expect(isDeployed).toBe(true);
  });
});

test.describe("offline", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test("prefetched pages and dialogs open", { tag: "@desk" }, async ({ page, context }) => {
    // The code loads the same way at every size.
    await athleteWith(page, ["Lisbon Olympic"]);
    // Parts load one after the other, the plan engine last.
    const areLoaded = page.waitForResponse(/plan-worker-.*\.js/);
    await page.goto("/?week=2");
    await areLoaded;
    await expect(page.getByRole("button", { name: /^More for/ }).first()).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole("button", { name: /^More for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Details" }).click();
    const steps = page.getByRole("heading", { name: "Steps" });
    await expect(steps).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(steps).toHaveCount(0);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard help" });
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    await walkTo(page, "/settings");
    await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "New Plan" }).click();
    // The sample week comes from the worker.
    await expect(page.getByRole("heading", { name: /^Sample week \d/ })).toBeVisible();
  });
});

test.describe("once no more code can be loaded", () => {
  // Parts that are not needed here may still load.
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test("the week opens with its fitness panel", { tag: "@desk" }, async ({ page }) => {
    // The code loads the same way at every size.
    await athleteWith(page, ["Lisbon Olympic"]);
    // The panel loads after the week and its cards.
    const isPanelLoaded = page.waitForResponse(/\/fitness-panel-.*\.js/);
    await page.goto("/privacy-policy");
    await isPanelLoaded;
    await page.route("**/assets/**", (route) => route.abort("internetdisconnected"));
    await walkTo(page, "/?week=2");
    const panel = page.getByRole("region", { name: "Fitness to race day" });
    await expect(panel.getByText("Show as a table")).toBeVisible();
  });
});
