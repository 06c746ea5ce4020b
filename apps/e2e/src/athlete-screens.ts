import { PASSWORD } from "./athlete.ts";
import { addDays } from "./dates.ts";
import { recordThreshold } from "./record-threshold.ts";
import type { Screen } from "./screen.ts";
import { expectToast } from "./toasts.ts";
import { send } from "./week.ts";
import { dialog, press } from "./week-screens.ts";

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
    name: "Take it with you, with a link to the plan",
    open: async (page) => {
      await page.goto("/take-along");
      await page.getByRole("switch", { name: "Link to the plan" }).click();
      await page.getByRole("switch", { name: "With my paces" }).click();
      await page.getByRole("switch", { name: "With my paces", checked: true }).waitFor();
    },
  },
  {
    name: "a shared plan",
    open: async (page) => {
      const url = await page.getByLabel("The link to your plan").inputValue();
      await page.goto(new URL(url).pathname);
      await page.getByRole("heading", { name: "Week 1", exact: true }).waitFor();
    },
  },
  {
    name: "an exercise of a shared plan",
    open: async (page) => {
      await page.getByRole("article").getByRole("button").first().click();
      await page.getByRole("dialog").getByText("Warm-up", { exact: true }).waitFor();
    },
  },
  {
    name: "A week on paper",
    open: async (page) => {
      await page.goto("/print/week/2");
      await page.getByRole("article", { name: "Week 2 on paper" }).waitFor();
    },
  },
  {
    name: "A season on paper",
    open: async (page) => {
      await page.goto("/print/season");
      await page.getByRole("article", { name: "Season on paper" }).waitFor();
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
    name: "a race on the way",
    open: async (page) => {
      const [{ id, raceDate }] = await send(page, "GET", "/api/training-plans");
      const race = { name: "Cascais Sprint", date: addDays(raceDate, -28), kind: "sprint" };
      const added = await send(page, "POST", `/api/training-plans/${id}/races`, race);
      await page.goto(`/race/${id}/${added.race.id}`);
      await page.getByRole("heading", { name: "Cascais Sprint" }).waitFor();
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
      await expectToast(page, "Plan deleted");
      await page.getByRole("article").waitFor({ state: "detached" });
    },
  },
  {
    name: "Settings",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("button", { name: "Save All Settings" }).waitFor();
      await page.getByRole("list", { name: "Logins" }).waitFor();
    },
  },
  {
    name: "Add a passkey",
    open: async (page) => {
      await press(page, "Add a Passkey");
      await dialog(page, "Add a passkey").waitFor();
    },
  },
  {
    name: "Turn on two-step login",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await press(page, "Turn On");
      await dialog(page, "Turn on two-step login").waitFor();
    },
  },
  {
    name: "The key for an authenticator app",
    open: async (page) => {
      await page.getByRole("dialog").getByLabel("Your password", { exact: true }).fill(PASSWORD);
      await press(page, "Continue");
      await page.getByRole("img", { name: "QR code with the key for your app" }).waitFor();
    },
  },
  {
    name: "Delete your account",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Delete Account" }).click();
      await page
        .getByRole("dialog")
        .getByText(/exercises and \d+ activit/)
        .waitFor();
    },
  },
  {
    name: "Import an archive, with data in the account",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("list", { name: "Logins" }).getByRole("listitem").first().waitFor();
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page
        .getByRole("dialog")
        .getByText(/This one holds/)
        .waitFor();
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
