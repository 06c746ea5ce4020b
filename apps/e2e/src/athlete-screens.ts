import type { Page } from "@playwright/test";
import { recordThreshold } from "./record-threshold.ts";
import type { Screen } from "./screen.ts";
import { available, board, placeWeek } from "./week.ts";

const isPhone = (width: number) => width < 768;
const hasRail = (width: number) => width >= 1200;

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

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

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();

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
      await page.getByText(/exercises scheduled/).waitFor();
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

/** The athlete's other pages, in order. */
export const ATHLETE_SCREENS: readonly Screen[] = [
  {
    name: "Am I on track?",
    open: async (page) => {
      await page.goto("/progress");
      await page.getByRole("region", { name: "Where does the plan lead?" }).waitFor();
      await page.getByText("The figures as a table").click();
    },
  },
  {
    name: "Check-in, between two of them",
    open: async (page) => {
      await page.goto("/check-in");
      await page.getByText("Your next check-in is ready on Sunday.").waitFor();
    },
  },
  {
    name: "Proposals",
    open: async (page) => {
      await page.goto("/proposals");
      await page.getByText("The rules propose nothing.").waitFor();
    },
  },
  {
    name: "the race of a plan",
    open: async (page) => {
      await page.goto("/my-plans");
      await page.getByRole("link", { name: /^Race:/ }).click();
      await page.getByRole("heading", { name: "Race week" }).waitFor();
    },
  },
  {
    name: "Take it with you, with a calendar link and start times",
    open: async (page) => {
      await page.goto("/take-along");
      await page.getByRole("switch", { name: "Calendar link" }).click();
      await page.getByRole("switch", { name: "Start times" }).click();
      await page.getByLabel("Monday").waitFor();
    },
  },
  {
    name: "Races",
    open: async (page) => {
      await page.goto("/races");
      await page.getByRole("heading", { name: "Your plan leads to" }).waitFor();
    },
  },
  {
    name: "Add a race",
    open: async (page) => {
      await page.goto("/races");
      await page.getByRole("button", { name: "Add race" }).first().click();
      await page.getByRole("dialog", { name: "Add a race" }).waitFor();
    },
  },
  {
    name: "New Plan",
    open: async (page) => {
      await page.goto("/my-plans");
      await press(page, "New Plan");
      await page.getByRole("heading", { name: "Training Plan Setup" }).waitFor();
    },
  },
  {
    name: "My Training Plans",
    open: async (page) => {
      await page.goto("/my-plans");
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "Delete Training Plan",
    open: async (page) => {
      await page.getByRole("button", { name: /^Delete/ }).click();
      await dialog(page, "Delete Training Plan").waitFor();
    },
  },
  {
    name: "My Training Plans without a plan",
    open: async (page) => {
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByText("Plan deleted").waitFor();
      await page.getByRole("article").waitFor({ state: "detached" });
    },
  },
  {
    name: "Settings",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("button", { name: "Save All Settings" }).waitFor();
    },
  },
  {
    name: "Zones without a threshold",
    open: async (page) => {
      await page.goto("/zones");
      await page.getByRole("heading", { name: "Zones" }).waitFor();
    },
  },
  {
    name: "Zones",
    open: async (page) => {
      await recordThreshold(page, "Thresholds that I know", {
        FTP: "250",
        "Threshold heart rate, run": "168",
      });
      await page.getByRole("cell", { name: "225–263" }).waitFor();
    },
  },
  {
    name: "Import Activities",
    open: async (page) => {
      await page.goto("/import");
      await page.getByText("Your imports appear here.").waitFor();
    },
  },
  {
    name: "the watch's page, not connected",
    open: async (page) => {
      await page.goto("/garmin");
      await page.getByText("Early Bird").first().waitFor();
    },
  },
  {
    name: "Delete Activity",
    open: async (page) => {
      await page.getByRole("button", { name: "Delete Early Bird" }).first().click();
      await dialog(page, "Delete Activity").waitFor();
    },
  },
  {
    name: "an activity",
    open: async (page) => {
      await page.goto("/garmin");
      await page.getByRole("link", { name: "Early Bird" }).first().click();
      await page.getByRole("heading", { name: "How it went" }).waitFor();
    },
  },
];
