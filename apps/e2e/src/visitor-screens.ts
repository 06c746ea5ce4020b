import type { Page } from "@playwright/test";
import { addDays, today } from "./dates.ts";
import type { Screen } from "./screen.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

const generate = (page: Page) =>
  page.getByRole("button", { name: "Generate Training Plan" }).click();

const chooseRace = (page: Page, race: string) =>
  page.getByRole("radio", { name: race }).check({ force: true });

/** Screens without an account. Ordered: a screen may build on the previous one. */
export const VISITOR_SCREENS: readonly Screen[] = [
  {
    name: "Home",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("heading", { name: "Training Plan Setup" }).waitFor();
    },
  },
  {
    name: "Home with what is wrong in the form",
    open: async (page) => {
      await chooseRace(page, "Ironman");
      await page.getByLabel("Longest Run").fill("fast");
      await page.getByLabel("Longest Run").press("Enter");
      await page.getByRole("switch", { name: "Endurance on Tuesday" }).click();
      await page.getByRole("switch", { name: "Endurance on Saturday" }).click();
      await generate(page);
      await page.getByText("Plan name is required").waitFor();
      await page.getByText("Confirm this, or enter what you train now.").waitFor();
    },
  },
  {
    name: "Home with a plan that can be made",
    open: async (page) => {
      await chooseRace(page, "Olympic");
      await page.getByRole("button", { name: "Skip", exact: true }).click();
      await page.getByLabel("Plan Name").fill("Lisbon Olympic");
      await page.getByLabel("Race Date").fill(addDays(today(), 16 * 7));
      await page
        .getByText(/^Base \d/)
        .first()
        .waitFor();
    },
  },
  {
    name: "Home with a plan that does not reach the race",
    open: async (page) => {
      await page.getByLabel("Race Date").fill(addDays(today(), 3 * 7));
      await page.getByLabel("Hours on Saturday").fill("0.5");
      await page.getByLabel("Hours on Saturday").press("Enter");
      await page
        .getByRole("region", { name: "These weeks don’t prepare you for an Olympic race yet" })
        .waitFor();
    },
  },
  {
    name: "Save Your Training Plan, login",
    open: async (page) => {
      await generate(page);
      await page.getByRole("dialog", { name: "Save Your Training Plan" }).waitFor();
    },
  },
  {
    name: "Save Your Training Plan, a new account",
    open: async (page) => {
      await page.getByRole("tab", { name: "Create Account" }).click();
      await page.getByRole("button", { name: "Create Account & Save Plan" }).waitFor();
    },
  },
  {
    name: "login",
    open: async (page) => {
      await page.goto("/auth");
      await page.getByRole("button", { name: "Login", exact: true }).waitFor();
    },
  },
  {
    name: "registration",
    open: async (page) => {
      await page.getByRole("tab", { name: "Register" }).click();
      await page.getByRole("button", { name: "Create Account" }).waitFor();
    },
  },
  {
    name: "a forgotten password",
    open: async (page) => {
      await page.goto("/forgot-password");
      await page.getByRole("button", { name: "Send Link" }).waitFor();
    },
  },
  {
    name: "a new password by link",
    open: async (page) => {
      await page.goto(`/reset-password#token=${"n".repeat(43)}`);
      await page.getByRole("button", { name: "Save Password" }).waitFor();
    },
  },
  {
    name: "a new email by link",
    open: async (page) => {
      await page.goto(`/confirm-email#token=${"n".repeat(43)}`);
      await page.getByRole("button", { name: "Confirm Email" }).waitFor();
    },
  },
  {
    name: "a link that no longer works",
    open: async (page) => {
      await page.goto("/reset-password");
      await page.getByRole("link", { name: "Back to Login" }).waitFor();
    },
  },
  ...(
    [
      ["/privacy-policy", "Privacy Policy"],
      ["/terms-of-service", "Terms of Service"],
      ["/how-your-plan-is-made", "How your plan is made"],
      ["/nowhere", "Page Not Found"],
    ] as const
  ).map(([path, heading]) => ({
    name: heading,
    open: async (page: Page) => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    },
  })),
  {
    name: "the menu at the side",
    isShown: (width) => width <= 900,
    open: async (page) => {
      await menu(page).click();
      await page.getByRole("dialog").getByRole("link", { name: "Dashboard" }).waitFor();
    },
  },
];
