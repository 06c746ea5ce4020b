import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { addDays } from "@triplan/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { todayHere } from "../../shared/dates/today.ts";
import { commit, enter, field, fillIn, generate, openForm, total } from "./testing/open-form.tsx";

const visitor = () => new MemoryServer({ "auth.me": () => null });

const toggle = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));
const goalField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Finish-Time Goal" });
const goalSlider = () => screen.getByRole("slider", { name: "Finish-Time Goal" });
const DAYS = ["Sunday", "Monday", "Tuesday", "Thursday", "Friday", "Saturday"];

const LITTLE_RESERVE = { name: "Enough for an Ironman, with little in reserve" };
const raceLater = () =>
  within(screen.getByRole("region", LITTLE_RESERVE)).getByRole("button", { name: "Move the race" });

describe("Training Plan Setup", () => {
  beforeEach(async () => {
    await openForm(visitor());
  });

  // @covers training-plan-setup-form-3, setup-form-2
  test("fills in the distances and the week when a race is chosen", () => {
    toggle("Available on Wednesday");
    fireEvent.click(screen.getByRole("radio", { name: "Ironman" }));
    const distances = ["Swim Distance", "Bike Distance", "Run Distance"].map(
      (name) => field(name).value,
    );
    expect(distances).toEqual(["2.4", "112", "26.2"]);
    expect(field("Hours on Saturday").value).toBe("6");
    expect(screen.getByRole<HTMLInputElement>("switch", { name: /on Wednesday/ }).checked).toBe(
      false,
    );
    expect([total("Training days per week"), total("Total weekly hours")]).toEqual(["6", "15.5"]);
  });

  // @covers paces-and-distances-5
  test("shows a swim in metres, a ride and a run in kilometres", () => {
    // The distances of an olympic race as athletes write them.
    for (const text of ["1,500 m", "40 km", "10 km"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  // @covers training-plan-setup-form-4, training-plan-setup-form-6
  test("updates the prediction and the level when a pace changes", () => {
    expect(screen.getByText("Experience level: Intermediate")).toBeTruthy();
    expect(screen.getByText("4 of 9 points with example paces")).toBeTruthy();
    commit("Current Swim Pace value", "1:25");
    commit("Current Run Pace value", "7:00");
    expect(screen.getByText("Experience level: Advanced")).toBeTruthy();
    expect(screen.getByText("7 of 9 points")).toBeTruthy();
    expect(screen.getByText("Predicted today", { exact: false }).textContent).toBe(
      "Predicted today 2:32:56",
    );
  });

  test("marks the example paces until they are changed or confirmed", () => {
    expect(screen.getByText("Example paces:")).toBeTruthy();
    expect(screen.getByText("Predicted with example paces.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "These are my paces" }));
    expect(screen.queryByText("Example paces:")).toBeNull();
    expect(screen.getByText("Predicted today", { exact: false })).toBeTruthy();
  });

  test("suggests a name that follows race and date until it is edited", () => {
    enter("Race Date", "2999-03-01");
    expect(field("Plan Name").value).toBe("Olympic, Mar 1");
    fireEvent.click(screen.getByRole("radio", { name: "Sprint" }));
    expect(field("Plan Name").value).toBe("Sprint, Mar 1");
    enter("Plan Name", "Lisbon");
    fireEvent.click(screen.getByRole("radio", { name: "70.3" }));
    expect(field("Plan Name").value).toBe("Lisbon");
  });

  test("warns of serious limits above the button and eases them in one click", async () => {
    fillIn();
    fireEvent.click(screen.getByRole("radio", { name: "Ironman" }));
    enter("Race Date", addDays(todayHere(), 60));
    const panel = await screen.findByRole("region", LITTLE_RESERVE);
    expect(panel.textContent).toContain("9 weeks is short for an Ironman; 16 or more is better.");
    expect(within(panel).getByRole("button", { name: "Keep it and generate" })).toBeTruthy();
    fireEvent.click(raceLater());
    expect(field("Race Date").value).toBe(addDays(todayHere(), 109));
    const calm = await screen.findByRole("region", {
      name: "Your weeks prepare you for the distance",
    });
    expect(within(calm).getAllByRole("listitem")).toHaveLength(3);
    expect(screen.queryByRole("region", LITTLE_RESERVE)).toBeNull();
    expect(document.activeElement?.contains(calm)).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(field("Race Date").value).toBe(addDays(todayHere(), 60));
    expect(await screen.findByRole("region", LITTLE_RESERVE)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("says what each way out brings, and speaks once after the last change", async () => {
    fireEvent.click(screen.getByRole("radio", { name: "Ironman" }));
    enter("Race Date", addDays(todayHere(), 60));
    await waitFor(() =>
      expect(raceLater().closest("li")?.textContent).toMatch(
        /^A later race\w{3}, \w{3} \d+, \d{4}Longest swim [\d,]+ m, ride [\d.]+ mi, run [\d.]+ mi\. That/,
      ),
    );
    await screen.findByText(/^9 weeks is short/, { selector: "[aria-live=polite]" });
  });

  test("refuses an implausible goal under its field with its bounds", () => {
    commit("Finish-Time Goal", "0:30");
    expect(goalField().value).toBe("0:30:00");
    expect(goalField().getAttribute("aria-invalid")).toBe("true");
    const bounds = "Goal finish time must be between 1:40:58 and 5:56:55 for this race";
    expect(screen.getAllByText(bounds).length).toBeGreaterThan(0);
  });

  // @covers setup-form-4
  test("shows the predicted time for an empty goal", () => {
    expect(goalField().value).toBe("2:58:27");
    fireEvent.click(screen.getByRole("radio", { name: "Sprint" }));
    expect(goalField().value).toBe("1:30:16");
    commit("Finish-Time Goal", "1:25");
    expect(goalField().value).toBe("1:25:00");
    commit("Finish-Time Goal", "");
    expect(goalField().value).toBe("1:30:16");
  });

  // @covers training-plan-setup-form-7, setup-form-5, paces-and-distances-2
  test("updates the goal paces when the goal changes", () => {
    commit("Finish-Time Goal", "2:50:00");
    const rows = within(screen.getByRole("region", { name: "Goal" })).getAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      "Swim2:30 /100m2:23 /100m2:11/100yd",
      "Bike18.0 mph18.9 mph30.4 km/h",
      "Run8:30 /mi8:05 /mi5:01/km",
    ]);
  });

  // @covers training-plan-setup-form-7, forms-2
  test("shows a goal outside the slider at the nearer end and keeps it until moved", () => {
    commit("Finish-Time Goal", "2:20:00");
    expect(goalField().value).toBe("2:20:00");
    expect(goalSlider().getAttribute("aria-valuetext")).toMatch(/^2:41:00,/);
    fireEvent.keyDown(goalSlider(), { key: "ArrowLeft" });
    expect(goalField().value).toBe("2:42:00");
  });

  // @covers training-plan-setup-form-9
  test("leaves an unavailable day out of the totals", () => {
    toggle("Available on Tuesday");
    expect([total("Total weekly hours"), total("Endurance days"), total("Rest days")]).toEqual([
      "6.5",
      "1",
      "2",
    ]);
    expect(screen.queryByLabelText("Hours on Tuesday")).toBeNull();
  });

  // @covers setup-form-7
  test("shows an error under each missing field and focuses the first", async () => {
    enter("Bike Distance", "");
    generate();
    expect(await screen.findByText("Plan name is required")).toBeTruthy();
    expect(screen.getByText("Race date is required")).toBeTruthy();
    expect(screen.getByText("Bike distance is required")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field("Bike Distance")));
    expect(field("Plan Name").getAttribute("aria-invalid")).toBe("true");
  });

  test("clears an error once it is fixed, and keeps all entries", async () => {
    enter("Plan Name", "Lisbon");
    generate();
    await screen.findByText("Race date is required");
    enter("Race Date", addDays(todayHere(), 30));
    expect(screen.queryByText("Race date is required")).toBeNull();
    expect(field("Plan Name").value).toBe("Lisbon");
  });

  test.each([
    [0, "Race date must be in the future"],
    [-30, "Race date must be in the future"],
    [800, "Race date must be at most 2 years away"],
    // @covers dates-and-weeks-3
  ])("refuses a race in %i days: %s", async (days, message) => {
    fillIn();
    enter("Race Date", addDays(todayHere(), days));
    generate();
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field("Race Date")));
  });

  // @covers plan-form-5
  test("refuses too few training days above the week", async () => {
    fillIn();
    for (const day of DAYS.slice(2)) toggle(`Available on ${day}`);
    generate();
    const message = await screen.findByText("You need at least 3 training days per week");
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
    expect(document.activeElement?.textContent).toBe(message.textContent);
  });

  // @covers plan-form-6
  test("refuses a week without an endurance day", async () => {
    fillIn();
    toggle("Endurance on Tuesday");
    toggle("Endurance on Saturday");
    generate();
    expect(await screen.findByText("You need at least one endurance day per week")).toBeTruthy();
  });
});

describe("the live preview", () => {
  beforeEach(async () => {
    await openForm(visitor());
  });

  // @covers training-plan-setup-form-11
  test("tells a visitor what to do and what comes next", () => {
    const preview = screen.getByRole("complementary", { name: "Live preview" });
    expect(preview.textContent).toContain(
      "Configure the parameters and click 'Generate Training Plan'. You will be asked for an account to save the plan.",
    );
  });

  test("shows a sample week before there is a date, and the season afterwards", async () => {
    const exercises = await screen.findByRole("table", { name: /^Exercises of week/ });
    expect(within(exercises).getAllByRole("row")).toHaveLength(7);
    expect(screen.queryByRole("table", { name: "Planned hours of each week" })).toBeNull();
    fillIn();
    const season = await screen.findByRole("table", { name: "Planned hours of each week" });
    expect(within(season).getAllByRole("row")).toHaveLength(17);
    expect(screen.getByText(/^Builds from/).textContent).toMatch(
      /^Builds from \d:\d\d to \d:\d\d hours a week, with \d easier weeks and a \w+-week taper\.$/,
    );
  });

  test("shows what optimising the load changes, with the reason for each week", async () => {
    fillIn();
    await screen.findByRole("table", { name: "Planned hours of each week" });
    expect(screen.queryByText("Why each week is as it is")).toBeNull();
    toggle("Optimise weekly load");
    const before = await screen.findByRole("table", {
      name: "Planned hours of each week without optimising",
    });
    const after = screen.getByRole("table", { name: "Planned hours of each week" });
    expect(before.textContent).not.toBe(after.textContent);
    expect(screen.getByText("Why each week is as it is")).toBeTruthy();
    expect(screen.getByText(/less is faster/)).toBeTruthy();
    toggle("Optimise weekly load");
    await waitFor(() => expect(screen.queryByText("Why each week is as it is")).toBeNull());
  });

  test("keeps its height while the values make no plan", () => {
    for (const day of DAYS) toggle(`Available on ${day}`);
    expect(screen.getByText(/at least three training days/)).toBeTruthy();
  });
});

describe("the entries", () => {
  test("survive a reload", async () => {
    const first = await openForm(visitor());
    fillIn("Kona");
    fireEvent.click(screen.getByRole("radio", { name: "70.3" }));
    commit("Current Run Pace value", "7:15");
    first.unmount();
    await openForm(visitor());
    expect(field("Plan Name").value).toBe("Kona");
    expect(field("Bike Distance").value).toBe("56");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Run Pace/ }).value).toBe("7:15");
  });
});
