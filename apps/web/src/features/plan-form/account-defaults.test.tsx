import { fireEvent, screen } from "@testing-library/react";
import { defaultSchedule } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import { commit, openForm, total } from "./testing/open-form.tsx";

const iris = userRow();
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save as Default Paces" }));

describe("default paces", () => {
  // @covers training-plan-setup-form-5
  test("saves the current paces of a signed-in user as defaults", async () => {
    const server = new MemoryServer({
      "auth.me": () => iris,
      "preferences.update": () => ({ ...iris, defaultRunPace: "7:15" }),
    });
    await openForm(server);
    commit("Current Run Pace value", "7:15");
    save();
    expect(await screen.findByText("Preferences updated")).toBeTruthy();
    expect(screen.getByText("Your default settings have been saved.")).toBeTruthy();
    expect(server.inputsOf("preferences.update")).toEqual([
      {
        defaultSwimPace: "2:30",
        defaultBikePace: "18",
        defaultRunPace: "7:15",
        defaultPacesRace: "olympic",
        experienceLevel: "intermediate",
      },
    ]);
  });

  test("saves the race that the paces hold for", async () => {
    const server = new MemoryServer({
      "auth.me": () => iris,
      "preferences.update": () => iris,
    });
    await openForm(server);
    commit("Current Run Pace value", "8:20");
    fireEvent.click(screen.getByRole("radio", { name: /Ironman/ }));
    save();
    await screen.findByText("Preferences updated");
    expect(server.inputsOf("preferences.update")).toMatchObject([
      { defaultRunPace: "9:54", defaultPacesRace: "ironman" },
    ]);
  });

  test("opens the form with defaults of another race over its own distances", async () => {
    const account = userRow({ defaultRunPace: "9:54", defaultPacesRace: "ironman" });
    await openForm(new MemoryServer({ "auth.me": () => account }));
    expect(screen.getByRole("textbox", { name: /Current Run Pace/ })).toHaveProperty(
      "value",
      "8:20",
    );
  });

  test("reports a failure in plain words", async () => {
    const server = new MemoryServer({
      "auth.me": () => iris,
      "preferences.update": () => {
        throw refusal("broken");
      },
    });
    await openForm(server);
    save();
    expect(await screen.findByText("Error updating preferences")).toBeTruthy();
    expect(screen.getByText("Please try again.")).toBeTruthy();
  });

  test("leads a visitor to the login", async () => {
    await openForm(new MemoryServer({ "auth.me": () => null }));
    const link = screen.getByRole("link", { name: "Log in to save default paces" });
    expect(link.getAttribute("href")).toBe("/auth");
  });

  test("opens the form with the account's defaults", async () => {
    const account = userRow({ defaultSwimPace: "1:52", defaultBikePace: "20.5" });
    await openForm(new MemoryServer({ "auth.me": () => account }));
    const swim = screen.getByRole<HTMLInputElement>("textbox", { name: /Swim Pace/ });
    expect(swim.value).toBe("1:52");
  });
});

describe("the default schedule", () => {
  test("is applied only on request: choosing a race fills in the race's own week", async () => {
    const account = userRow({ defaultWeeklySchedule: [...defaultSchedule("sprint")] });
    await openForm(new MemoryServer({ "auth.me": () => account }));
    expect(total("Total weekly hours")).toBe("8.5");
    fireEvent.click(screen.getByRole("button", { name: "Use my default schedule" }));
    expect(total("Total weekly hours")).toBe("7");
    expect(screen.queryByRole("button", { name: "Use my default schedule" })).toBeNull();
  });
});
