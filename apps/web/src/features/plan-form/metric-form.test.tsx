import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { commit, enter, field, fillIn, generate, openForm } from "./testing/open-form.tsx";

const DISTANCES = ["Swim Distance", "Bike Distance", "Run Distance"];
const visitor = () => new MemoryServer({ "auth.me": () => null });
const distances = () => DISTANCES.map((name) => field(name).value);

describe("the form in kilometers", () => {
  let server: MemoryServer;

  beforeEach(async () => {
    server = new MemoryServer({
      "auth.me": () => userRow({ unitPreference: "kilometers" }),
      "plans.create": () => planRow(1),
    });
    await openForm(server);
  });

  test("shows a race's distances in metric alone", () => {
    expect(distances()).toEqual(["1500", "40", "10"]);
    expect(document.body.textContent).not.toMatch(/\d ?(mi|mph|yd)\b|\/mi\b|100yd/);
    fireEvent.click(screen.getByRole("radio", { name: "Ironman" }));
    expect(distances()).toEqual(["3800", "180", "42.2"]);
    expect(screen.getByRole("radio", { name: "Olympic" })).toHaveProperty("checked", false);
    expect(screen.getByText(/^1\.5 · 40 · 10 km/)).toBeTruthy();
  });

  // @covers forms-6
  test("keeps what is typed and sends miles and mph", async () => {
    fillIn();
    enter("Bike Distance", "40.5");
    enter("Run Distance", "10");
    commit("Current Bike Pace value", "30");
    commit("Current Run Pace value", "5:00");
    expect(distances()).toEqual(["1500", "40.5", "10"]);
    generate();
    await screen.findByText("Training plan created!");
    expect(server.inputsOf("plans.create")).toMatchObject([
      {
        swimDistance: "0.93",
        bikeDistance: "25.165596",
        runDistance: "6.2",
        currentBikePace: "18.6",
        currentRunPace: "8:03",
      },
    ]);
  });

  test("shows goal paces per 100 m, in km/h and per kilometer", () => {
    commit("Finish-Time Goal", "2:50:00");
    const rows = within(screen.getByRole("region", { name: "Goal" })).getAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      "Swim2:30 /100m2:23 /100m",
      "Bike29.0 km/h30.4 km/h",
      "Run5:17 /km5:01 /km",
    ]);
  });

  test("names what a plan does not reach in kilometers", async () => {
    fireEvent.click(screen.getByRole("radio", { name: "Ironman" }));
    for (const day of ["Saturday", "Tuesday"]) {
      const hours = screen.getByLabelText(`Hours on ${day}`);
      fireEvent.change(hours, { target: { value: "2" } });
      fireEvent.blur(hours);
    }
    const limits = await screen.findByRole("region", {
      name: "These weeks don’t prepare you for an Ironman yet",
    });
    expect(limits.textContent).toMatch(/Your longest ride will be .+, about [\d.]+ of 180 km\./);
    expect(limits.textContent).not.toContain("miles");
  });

  test("refuses a non-numeric distance and shows it as typed", async () => {
    fillIn();
    enter("Run Distance", "ten");
    generate();
    expect(await screen.findByText(/^Run distance must be a number/)).toBeTruthy();
    expect(distances()[2]).toBe("ten");
  });

  test("names the limits of distances in meters and kilometers", async () => {
    fillIn();
    enter("Swim Distance", "2000000");
    enter("Run Distance", "1610");
    generate();
    const rule = "distance must be a number above 0 and at most";
    expect(await screen.findByText(`Swim ${rule} 1,609,340 m`)).toBeTruthy();
    expect(screen.getByText(`Run ${rule} 1609.34 km`)).toBeTruthy();
  });

  test("reads back a distance of 0.1 km and of 0.1 m as typed", async () => {
    enter("Swim Distance", "0.1");
    enter("Run Distance", "0.1");
    cleanup();
    await openForm(server);
    expect(distances()).toEqual(["0.1", "40", "0.1"]);
  });
});

test("a yard pool shows swims in yards, per 100 yd, and is sent with the plan", async () => {
  const server = new MemoryServer({
    "auth.me": () => userRow({ poolLengthMeters: 22.86 }),
    "plans.create": () => planRow(1),
  });
  await openForm(server);
  expect(screen.getByRole("slider", { name: "Current Swim Pace" })).toHaveProperty(
    "ariaValueText",
    "2:17/100yd, 2:30/100m",
  );
  expect(screen.getByText("Swim sets are whole lengths, in yards and per 100 yd.")).toBeTruthy();
  fillIn();
  generate();
  await screen.findByText("Training plan created!");
  expect(server.inputsOf("plans.create")).toMatchObject([
    { poolLengthMeters: 22.86, currentSwimPace: "2:30" },
  ]);
  const pool = screen.getByRole("combobox", { name: "Pool length" });
  fireEvent.change(pool, { target: { value: "50" } });
  expect(screen.getByText("Swim sets are whole lengths, in meters and per 100 m.")).toBeTruthy();
});

test("remembers a visitor's switch to kilometers", async () => {
  const { unmount } = await openForm(visitor());
  expect(distances()).toEqual(["0.93", "25", "6.2"]);
  fireEvent.click(screen.getByRole("button", { name: "Switch to kilometers" }));
  expect(distances()).toEqual(["1500", "40", "10"]);
  unmount();
  await openForm(visitor());
  expect(distances()).toEqual(["1500", "40", "10"]);
  expect(screen.getByRole("button", { name: "Switch to miles" })).toBeTruthy();
});

test("shows no unit switch to a signed-in user", async () => {
  await openForm(new MemoryServer({ "auth.me": () => userRow() }));
  expect(screen.queryByRole("button", { name: /^Switch to/ })).toBeNull();
});
