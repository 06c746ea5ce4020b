import type { Page } from "@playwright/test";
import type { Screen } from "./screen.ts";
import { expectToast } from "./toasts.ts";
import { available, board, placeWeek } from "./week.ts";

const isPhone = (width: number) => width < 768;
const hasRail = (width: number) => width >= 1200;

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Closes the dialog or menu over the page. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** The list of exercises without a day: beside the board, in a drawer, or in a tab. */
async function openList(page: Page, width: number): Promise<void> {
  if (isPhone(width)) await page.getByRole("tab", { name: /^Available/ }).click();
  else if (!hasRail(width)) await page.getByRole("button", { name: /^Available \(/ }).click();
  await available(page).first().waitFor();
}

const openMenu = (page: Page) =>
  board(page)
    .getByRole("button", { name: /^More for/ })
    .last()
    .click();

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name }).first().click();

/**
 * The Dashboard with a plan, and everything that opens over it. Ordered: a screen may build on the
 * previous one.
 */
export const WEEK_SCREENS: readonly Screen[] = [
  {
    name: "Home with a match and a recording without one",
    open: async (page) => {
      await page.goto("/?week=2");
      await board(page).getByText("COMPLETED").waitFor();
      await board(page).getByText("Early Bird").first().waitFor();
    },
  },
  { name: "Available Exercises", isShown: (width) => !hasRail(width), open: openList },
  {
    name: "an exercise that is selected",
    open: async (page, width) => {
      if (hasRail(width)) await openList(page, width);
      await available(page).first().getByRole("button").first().click();
      await page.getByRole("region", { name: "Exercise Selected" }).waitFor();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      if (isPhone(width)) await press(page, "Go to Schedule");
      await board(page)
        .getByRole("button", { name: /^Place/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "Auto-Schedule, done",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await placeWeek(page);
      await expectToast(page, /exercises scheduled/);
    },
  },
  {
    name: "the menu of a card",
    open: async (page) => {
      await openMenu(page);
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "the details of an exercise",
    open: async (page) => {
      await page.getByRole("menuitem", { name: "Details" }).click();
      await page.getByRole("heading", { name: "Steps" }).waitFor();
      await page.getByText("All reasons").click();
    },
  },
  {
    name: "a guided exercise",
    open: async (page) => {
      await close(page);
      await openMenu(page);
      await page.getByRole("menuitem", { name: "Start…" }).click();
      await page.getByRole("timer").waitFor();
    },
  },
  {
    name: "Complete Workout",
    open: async (page) => {
      await close(page);
      await openMenu(page);
      await page.getByRole("menuitem", { name: "Complete…" }).click();
      await page.getByRole("form", { name: "What you did" }).waitFor();
    },
  },
  {
    name: "the files of an exercise for a watch",
    open: async (page) => {
      await close(page);
      await openMenu(page);
      await page.getByRole("menuitem", { name: "Download for your watch…" }).click();
      await dialog(page, "Workout files").waitFor();
    },
  },
  {
    name: "the files of a week for a watch",
    open: async (page) => {
      await close(page);
      await press(page, "Download the workouts of this week");
      await dialog(page, "Workouts of week 2").waitFor();
    },
  },
  {
    name: "the help of the keys",
    isShown: (width) => !isPhone(width),
    open: async (page) => {
      await close(page);
      await page.keyboard.press("?");
      await dialog(page, "Keyboard help").waitFor();
    },
  },
  {
    name: "Adjust Your Training Plan, with what changes",
    open: async (page) => {
      await close(page);
      await press(page, "Adjust Training Plan");
      const adjust = dialog(page, "Adjust Your Training Plan");
      await adjust.getByRole("slider", { name: "Volume" }).press("PageDown");
      await adjust.getByLabel("Reason").selectOption("time-constraints");
      await adjust.getByText(/\d+ exercises change\./).waitFor();
    },
  },
  {
    name: "Edit Training Plan",
    open: async (page) => {
      await close(page);
      await press(page, "Edit Plan");
      await dialog(page, "Edit Training Plan").waitFor();
    },
  },
  {
    name: "Edit Training Plan, with other hours and what they change",
    open: async (page) => {
      const edit = dialog(page, "Edit Training Plan");
      await edit.getByRole("tab", { name: "Hours" }).click();
      await edit.getByRole("switch", { name: "Available on Saturday" }).click();
      await edit.getByText(/\d+ exercises change\./).waitFor();
    },
  },
  {
    name: "the fitness panel with its figures",
    open: async (page) => {
      await close(page);
      await page.getByText("Show as a table").click();
    },
  },
  {
    name: "the menu of the account",
    open: async (page, width) => {
      const name = width <= 900 ? "Menu" : /User menu/;
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByText("Logout").waitFor();
    },
  },
];
