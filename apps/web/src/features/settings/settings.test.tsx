import { DAY_NAMES } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { expect, test } from "vitest";
import { NewPlanButton } from "../../app/shell/new-plan-button.tsx";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { SettingsPage } from "./settings-page.tsx";

function open(user: PublicUser | null = userRow()) {
  const server = new MemoryServer({
    "auth.me": () => user,
    "account.logins": () => [],
    "thresholds.list": () => ({ current: [], records: [] }),
    "preferences.update": (input) => ({ ...user, ...(input as Partial<PublicUser>) }),
  });
  show(
    <>
      <Link to="/my-plans">My Plans</Link>
      <NewPlanButton />
      <SettingsPage />
    </>,
    { server, at: "/settings" },
  );
  return { server, user: userEvent.setup() };
}

const saveButton = () => screen.findByRole("button", { name: "Save All Settings" });
const day = (name: string) => within(screen.getByRole("group", { name }));

const hours = (name: string) => day(name).queryByRole("spinbutton")?.getAttribute("value");

// @covers settings-1
test("asks a visitor to log in", async () => {
  open(null);
  await screen.findByText("Please login to access settings");
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/auth");
});

// @covers settings-2
test("shows the account and its level", async () => {
  open(userRow({ experienceLevel: "advanced" }));
  const profile = within(await screen.findByRole("region", { name: "Profile" }));
  expect(profile.getByText("iris.costa@example.com")).toBeTruthy();
  expect(profile.getByText("Advanced")).toBeTruthy();
});

// @covers settings-2, validation-rules-settings-1
test("says when a level was never set, and starts with default paces", async () => {
  open();
  await screen.findByText("Not set");
  expect(
    screen.getByText(/^New plans start with your default paces; for the days, choose/),
  ).toBeTruthy();
  for (const [name, text] of [
    ["Swim", "2:30"],
    ["Bike", "18.0"],
    ["Run", "8:30"],
  ]) {
    expect(screen.getByRole("textbox", { name: `Default ${name} Pace value` })).toHaveProperty(
      "value",
      text,
    );
  }
});

// @covers settings-3, settings-5, settings-6
test("shows the days from Sunday to Saturday, the races to suggest hours for, and tips", async () => {
  open();
  await saveButton();
  const days = screen.getAllByRole("switch", { name: /^Available on/ });
  expect(days.map((row) => row.getAttribute("aria-label"))).toEqual(
    DAY_NAMES.map((name) => `Available on ${name}`),
  );
  const races = within(screen.getByRole("combobox", { name: "Race type" })).getAllByRole("option");
  expect(races.map(({ textContent }) => textContent)).toEqual([
    "Sprint",
    "Olympic",
    "70.3",
    "Ironman",
  ]);
  expect(
    screen.getByText(
      "Affects how distances and paces are displayed, including your wearable data.",
    ),
  ).toBeTruthy();
  const tips = within(screen.getByRole("region", { name: "Tips" })).getAllByRole("listitem");
  expect(tips).toHaveLength(4);
  for (const tip of [/days on which/, /one rest day/, /longer sessions/, /length of your race/]) {
    expect(screen.getByText(tip)).toBeTruthy();
  }
});

// @covers validation-rules-settings-3
test("clears hours and endurance of a day that becomes unavailable", async () => {
  const { server, user } = open();
  await saveButton();
  await user.click(day("Tuesday").getByRole("switch", { name: "Available on Tuesday" }));
  expect(day("Tuesday").queryByRole("switch", { name: "Endurance on Tuesday" })).toBeNull();
  await user.click(await saveButton());
  await screen.findByText("Your default settings have been saved.");
  expect(server.inputsOf("preferences.update")).toMatchObject([
    { defaultWeeklySchedule: { 2: { available: false, hours: 0, isEndurance: false } } },
  ]);
});

// @covers settings-4
test("saves all settings in one request", async () => {
  const { server, user } = open();
  await saveButton();
  await user.selectOptions(screen.getByRole("combobox", { name: "Unit preference" }), "kilometers");
  await user.selectOptions(screen.getByRole("combobox", { name: "Strength work" }), "In the gym");
  const swim = screen.getByRole("textbox", { name: "Default Swim Pace value" });
  await user.clear(swim);
  await user.type(swim, "1:55{Enter}");
  await user.click(day("Monday").getByRole("switch", { name: "Available on Monday" }));

  const release = server.hold();
  await user.click(await saveButton());
  await user.click(await screen.findByRole("button", { name: "Saving..." }));
  release();
  await screen.findByText("Your default settings have been saved.");
  const [sent, ...more] = server.inputsOf("preferences.update");
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    defaultSwimPace: "1:55",
    defaultBikePace: "18",
    defaultRunPace: "8:30",
    defaultPacesRace: "olympic",
    unitPreference: "kilometers",
    strengthPlace: "gym",
  });
  const { defaultWeeklySchedule } = sent as Pick<PublicUser, "defaultWeeklySchedule">;
  expect(defaultWeeklySchedule).toHaveLength(7);
  expect(defaultWeeklySchedule[1]).toMatchObject({ available: false, hours: 0 });
});

// @covers settings-5
test("suggests hours for available days only", async () => {
  const { user } = open();
  await saveButton();
  await user.selectOptions(screen.getByRole("combobox", { name: "Race type" }), "ironman");
  await user.click(screen.getByRole("button", { name: "Apply Suggested Hours" }));
  expect(["Sunday", "Monday", "Tuesday", "Saturday"].map(hours)).toEqual([
    undefined,
    "1.5",
    "4",
    "4",
  ]);
});

test("keeps the entries when saving fails", async () => {
  const { server, user } = open();
  server.answer("preferences.update", () => {
    throw refusal("Something went wrong");
  });
  await saveButton();
  await user.selectOptions(screen.getByRole("combobox", { name: "Unit preference" }), "kilometers");
  await user.click(await saveButton());
  await screen.findByText("Error updating preferences");
  expect(screen.getByText("Please try again.")).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Unit preference" })).toHaveProperty(
    "value",
    "kilometers",
  );
});

test("applies the chosen unit to the default paces at once", async () => {
  const { user } = open();
  await user.selectOptions(
    await screen.findByRole("combobox", { name: "Unit preference" }),
    "kilometers",
  );
  expect(screen.getByRole("textbox", { name: "Default Bike Pace value" })).toHaveProperty(
    "value",
    "29.0",
  );
});

const paceOf = (sport: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Default ${sport} Pace value` }).value;

test("says for which race the default paces hold, and converts them to another", async () => {
  const { server, user } = open(userRow({ defaultRunPace: "8:20" }));
  const race = await screen.findByRole("combobox", { name: "Race of these paces" });
  expect(screen.getByText("What you could hold over Olympic distances today.")).toBeTruthy();
  expect(
    screen.getByText("Today, over the Olympic\u2019s 6.2 mi: like 10 km in 48:37"),
  ).toBeTruthy();

  await user.selectOptions(race, "Ironman");
  expect([paceOf("Swim"), paceOf("Run")]).toEqual(["2:38", "9:54"]);
  expect(
    screen.getByText("Today, over the Ironman\u2019s 26.2 mi: like 10 km in 48:37"),
  ).toBeTruthy();
  await user.selectOptions(race, "Olympic");
  expect([paceOf("Swim"), paceOf("Run")]).toEqual(["2:30", "8:20"]);

  await user.selectOptions(race, "Ironman");
  await user.click(await saveButton());
  await screen.findByText("Your default settings have been saved.");
  expect(server.inputsOf("preferences.update")).toMatchObject([
    { defaultRunPace: "9:54", defaultPacesRace: "ironman" },
  ]);
});

test.each([
  ["Dark", "dark"],
  ["Light", "light"],
])("applies the theme %s at once and keeps it without saving", async (label, scheme) => {
  const { server, user } = open();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Theme" }), label);
  expect(document.documentElement.dataset["mantineColorScheme"]).toBe(scheme);
  expect(localStorage.getItem("mantine-color-scheme-value")).toBe(scheme);
  expect(server.inputsOf("preferences.update")).toEqual([]);
});

const address = () => screen.getByTestId("address").textContent;
const chooseKilometers = async (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(
    await screen.findByRole("combobox", { name: "Unit preference" }),
    "kilometers",
  );
const asksAtUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const question = () => screen.findByRole("dialog", { name: "Leave without saving?" });

test("asks before leaving with unsaved changes; Cancel keeps the page and the changes", async () => {
  const { user } = open();
  await chooseKilometers(user);
  await user.click(screen.getByRole("link", { name: "My Plans" }));
  await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
  expect(address()).toBe("/settings");
  expect(screen.getByRole("combobox", { name: "Unit preference" })).toHaveProperty(
    "value",
    "kilometers",
  );
});

test.each([
  ["link", "My Plans", "/my-plans"],
  ["button", "New Plan", "/"],
])("leaves by the %s %s once the loss is confirmed", async (role, name, to) => {
  const { user } = open();
  await chooseKilometers(user);
  await user.click(screen.getByRole(role, { name }));
  await user.click(within(await question()).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(address()).toBe(to));
});

test("triggers the browser's question when the tab closes with unsaved changes, and not after saving", async () => {
  const { user } = open();
  await saveButton();
  expect(asksAtUnload()).toBe(false);
  await chooseKilometers(user);
  expect(asksAtUnload()).toBe(true);
  await user.click(await saveButton());
  await screen.findByText("Your default settings have been saved.");
  expect(asksAtUnload()).toBe(false);
  await user.click(screen.getByRole("link", { name: "My Plans" }));
  expect(address()).toBe("/my-plans");
});
