import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@triplan/domain";
import { expect, test } from "vitest";
import { todayHere } from "../../shared/dates/today.ts";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { enter, fillIn, generate, openForm } from "./testing/open-form.tsx";

const signedIn = () =>
  new MemoryServer({ "auth.me": () => userRow(), "plans.create": () => planRow(7) });

const section = () => screen.getByRole("region", { name: "Now" });
const hours = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Hours a week" });
const longest = (name: string) => screen.getByLabelText<HTMLInputElement>(`Longest ${name}`);
const press = (name: string) => fireEvent.click(within(section()).getByRole("button", { name }));
const choose = (race: string) => fireEvent.click(screen.getByRole("radio", { name: race }));

const given = () => screen.getByText("Total weekly hours").nextElementSibling?.textContent;
const isAsked = () => within(section()).queryByRole("button", { name: /^Use/ }) !== null;

/** The season is computed a moment after each answer. */
const says = (text: string | RegExp) => waitFor(() => expect(section().textContent).toMatch(text));

function type(input: HTMLInputElement, text: string) {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

test("sends what is typed, with 0 as an answer and blank as none, and restores it", async () => {
  const server = signedIn();
  const first = await openForm(server);
  fillIn();
  type(longest("Swim"), "1200");
  type(longest("Ride"), "1:15");
  type(longest("Run"), "0");
  type(hours(), "4.5");
  press("Half an hour more a week");
  first.unmount();
  await openForm(server);
  expect([longest("Swim").value, longest("Run").value, hours().value]).toEqual([
    "1,200",
    "0:00",
    "5",
  ]);
  await says("about 20 mi");
  type(longest("Swim"), "");
  expect(longest("Swim").placeholder).toBe("1,200");
  generate();
  await screen.findByText("Training plan created!");
  expect(server.inputsOf("plans.create")).toMatchObject([
    { hoursNow: 5, longestRunNow: 0, longestRideNow: 75, longestSwimNow: null },
  ]);
});

test("refuses an impossible answer at its field with the bounds, and keeps the last one", async () => {
  await openForm(signedIn());
  type(longest("Run"), "0:50");
  type(longest("Run"), "10:01");
  expect(screen.getByText("Enter a time from 0:00 to 10:00. Reset to 0:50.")).toBeTruthy();
  type(longest("Swim"), "20000");
  expect(screen.getByText("Enter whole meters from 0 to 10,000.")).toBeTruthy();
  type(hours(), "41");
  expect(screen.getByText("Enter hours from 0 to 40.")).toBeTruthy();
  expect(hours().getAttribute("aria-invalid")).toBe("true");
  expect([longest("Run").value, longest("Swim").value, hours().value]).toEqual(["0:50", "", ""]);
  press("Half an hour less a week");
  expect(screen.queryByText("Enter hours from 0 to 40.")).toBeNull();
  expect(hours().value).toBe("5.5");
});

test("folds the section when skipped, sends none of its answers, and brings them back", async () => {
  const server = signedIn();
  await openForm(server);
  fillIn();
  type(hours(), "4");
  press("Skip");
  expect(screen.queryByLabelText("Longest Run")).toBeNull();
  await says(
    /Skipped\. Week \d.* starts at \d:\d\d h\. This plan takes it that you run 50 min, ride 80 min and train about 6 h a week now\./,
  );
  press("Fill it in");
  expect(hours().value).toBe("4");
  press("Skip");
  generate();
  await screen.findByText("Training plan created!");
  expect(server.inputsOf("plans.create")).toMatchObject([{ hoursNow: null }]);
});

test("asks a long race to confirm what it assumes before the plan is generated", async () => {
  const server = signedIn();
  await openForm(server);
  fillIn();
  choose("Ironman");
  enter("Race Date", addDays(todayHere(), 210));
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
  generate();
  const message = await screen.findByText("Confirm this, or enter what you train now.");
  await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
  expect(server.inputsOf("plans.create")).toEqual([]);
  press("Yes, that's about right");
  expect(document.activeElement).toBe(hours());
  expect([hours().value, longest("Ride").value]).toEqual(["9.5", "2:30"]);
  generate();
  await screen.findByText("Training plan created!");
  expect(server.inputsOf("plans.create")).toMatchObject([
    { hoursNow: 9.5, longestRunNow: 80, longestRideNow: 150, longestSwimNow: 1600 },
  ]);
});

test("says where week 1 starts, and when more is trained than the plan may use", async () => {
  await openForm(signedIn());
  await says(/With 16 weeks, week 1 starts at \d:\d\d h\./);
  type(hours(), "3");
  await says("A step above what you do now.");
  type(hours(), "10");
  await waitFor(() =>
    expect(section().textContent).toContain(
      "You train 10 h now and gave 8.5. The plan holds your level, but it can't build on it.",
    ),
  );
});

test("gives the plan the hours that are trained now, or keeps fewer, by one click", async () => {
  await openForm(signedIn());
  type(hours(), "10");
  press("Keep 8.5 h");
  expect([given(), isAsked()]).toEqual(["8.5", false]);
  expect(document.activeElement).toBe(hours());
  type(hours(), "10.5");
  press("Use 10.5 h");
  expect([given(), isAsked()]).toEqual(["10.5", false]);
  expect(section().textContent).not.toContain("it can't build on it");
  type(hours(), "40");
  press("Use 40 h");
  expect(given()).toBe("40");
});

test("draws the hours that are trained now across the season", async () => {
  await openForm(signedIn());
  enter("Race Date", addDays(todayHere(), 112));
  await screen.findByText(/^Builds from/);
  expect(screen.queryByText(/^you now/)).toBeNull();
  type(hours(), "4.5");
  expect(await screen.findByText("you now, 4:30")).toBeTruthy();
  press("Skip");
  await waitFor(() => expect(screen.queryByText(/^you now/)).toBeNull());
});
