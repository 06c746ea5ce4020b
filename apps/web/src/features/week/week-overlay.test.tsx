import { DAY_NAMES } from "@triplan/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { all, day, hasCard, list, open } from "./testing/open-week.tsx";
import { plan, TODAY } from "./testing/week-rows.ts";
import { weekServer } from "./testing/week-server.ts";
import { WeeklyView } from "./weekly-view.tsx";

const address = () => screen.getByTestId("address").textContent;
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const BackButton = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Browser back</button>;
};

/** The week with the browser's back button next to it. */
async function openWithBack(at = "/?week=6") {
  const view = (
    <>
      <WeeklyView plan={plan} today={TODAY} />
      <BackButton />
    </>
  );
  show(view, { server: weekServer(all), at });
  await screen.findByRole("region", { name: "Weekly Schedule" });
}
const back = () => fireEvent.click(screen.getByText("Browser back"));

const menuOf = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole("button", { name: `More for ${name}` }));
  return within(await screen.findByRole("menu", { name: `Actions for ${name}` }));
};

const names = (menu: { getAllByRole: (role: string) => HTMLElement[] }) =>
  menu.getAllByRole("menuitem").map(({ textContent }) => textContent);

/** Opens the completion dialog of Thursday's easy swim. */
async function openCompletion() {
  const { server, user } = await open();
  const menu = await menuOf(user, "Easy swim");
  await user.click(menu.getByRole("menuitem", { name: "Complete…" }));
  const dialog = await screen.findByRole("dialog", { name: "Complete Workout Manually" });
  return { server, user, dialog: within(dialog) };
}

describe("the week's overlay", () => {
  test("opens the exercise of a link, and returns to the week when closed", async () => {
    const { user } = await open({ at: "/?week=6&exercise=2" });
    await screen.findByRole("dialog", { name: "Easy swim" });
    await user.keyboard("{Escape}");
    await noDialog();
    expect(address()).toBe("/?week=6");
  });

  test.each(["0", "-3", "x", "1e99", "777", "6"])(
    "stays closed for an exercise that this week does not have (%s)",
    async (id) => {
      await open({ at: `/?week=6&exercise=${id}` });
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(hasCard(list(), /^Tempo run/)).toBe(true);
    },
  );

  test("is stored in the address, and the back button closes it", async () => {
    const { user } = await open({ at: "/" });
    const menu = await menuOf(user, "Easy swim");
    await user.click(menu.getByRole("menuitem", { name: "Details" }));
    await screen.findByRole("dialog", { name: "Easy swim" });
    expect(address()).toBe("/?week=6&exercise=2");
  });

  test("returns from the completion of an exercise to its details", async () => {
    const { user } = await open({ at: "/?week=6" });
    const menu = await menuOf(user, "Easy swim");
    await user.click(menu.getByRole("menuitem", { name: "Details" }));
    const details = within(await screen.findByRole("dialog", { name: "Easy swim" }));
    await user.click(details.getByRole("button", { name: "Done" }));
    const completion = within(
      await screen.findByRole("dialog", { name: "Complete Workout Manually" }),
    );
    await user.click(completion.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("dialog", { name: "Easy swim" })).toBeTruthy();
    expect(address()).toBe("/?week=6&exercise=2");
    await user.keyboard("{Escape}");
    await noDialog();
    expect(address()).toBe("/?week=6");
  });

  test("steps back through the weeks, and closes a dialog first", async () => {
    await openWithBack();
    fireEvent.click(screen.getByRole("button", { name: "Next week" }));
    await screen.findByRole("heading", { name: "Week 7" });
    fireEvent.keyDown(window, { key: "?" });
    await screen.findByRole("dialog", { name: "Keyboard help" });
    expect(address()).toBe("/?week=7&open=keys");
    back();
    await noDialog();
    expect(address()).toBe("/?week=7");
    back();
    expect(await screen.findByRole("heading", { name: "Week 6" })).toBeTruthy();
  });

  test("keeps the keyboard help closed while typing", async () => {
    const { user } = await open({ at: "/?week=6&exercise=1&open=complete" });
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Notes (optional)"), "Windy?");
    expect(screen.queryByRole("dialog", { name: "Keyboard help" })).toBeNull();
  });
});

describe("the menu of a card", () => {
  test("offers the actions that the exercise's state allows", async () => {
    const { user } = await open();
    expect(names(await menuOf(user, "Tempo run"))).toEqual([
      "Start…",
      "Choose a day…",
      "Complete…",
      "Import a file…",
      "Download for your watch…",
      "Details",
    ]);
    await user.keyboard("{Escape}");
    expect(names(await menuOf(user, "Easy swim"))).toEqual([
      "Start…",
      "Move to…",
      "Unschedule",
      "Complete…",
      "Import a file…",
      "Download for your watch…",
      "Time off that day…",
      "Details",
    ]);
    await user.keyboard("{Escape}");
    expect(names(await menuOf(user, "Long ride"))).toEqual([
      "What was recorded",
      "Unmatch",
      "Details",
    ]);
  });

  test("selects the exercise on Move to and leads to the days", async () => {
    const { user } = await open();
    const menu = await menuOf(user, "Tempo run");
    await user.click(menu.getByRole("menuitem", { name: "Choose a day…" }));
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Place Tempo run on/);
  });

  test("clears the day on Unschedule", async () => {
    const { user } = await open();
    const menu = await menuOf(user, "Easy swim");
    await user.click(menu.getByRole("menuitem", { name: "Unschedule" }));
    expect(await screen.findByText("Exercise unscheduled successfully")).toBeTruthy();
    expect(hasCard(list(), /^Easy swim/)).toBe(true);
  });
});

describe("Complete Workout Manually", () => {
  // @covers complete-workout-manually-dialog-1
  test("has the fields of the specification, filled with the planned values", async () => {
    const { dialog } = await openCompletion();
    expect(dialog.getByLabelText("Completed Day")).toHaveProperty("value", "Thursday");
    const days = within(dialog.getByLabelText("Completed Day")).getAllByRole("option");
    expect(days.map(({ textContent }) => textContent)).toEqual([...DAY_NAMES]);
    expect(dialog.getByLabelText("Actual Duration (minutes)")).toHaveProperty("value", "30");
    expect(dialog.getByLabelText(/^Actual Distance/).getAttribute("placeholder")).toBe("5.2 km");
    expect(dialog.getByLabelText(/^Actual Pace/).getAttribute("placeholder")).toBe("5:30/km");
    expect(dialog.getByLabelText("Notes (optional)")).toBeTruthy();
  });

  // @covers complete-workout-manually-dialog-2, texts-10
  test("says that it is not available yet, saves nothing, and keeps the entries", async () => {
    const { server, user, dialog } = await openCompletion();
    await user.type(dialog.getByLabelText("Notes (optional)"), "Felt easy");
    await user.click(dialog.getByRole("button", { name: "Complete Workout" }));
    expect(await screen.findByText("Feature in development")).toBeTruthy();
    expect(screen.getByText("Manual workout completion will be added soon")).toBeTruthy();
    expect(dialog.getByLabelText("Notes (optional)")).toHaveProperty("value", "Felt easy");
    expect(server.inputsOf("exercises.schedule")).toEqual([]);
    expect(hasCard(day(/^Thursday/), /^Easy swim/)).toBe(true);
  });

  // @covers placeholders-1
  test("gives way to the real form where that is switched on", async () => {
    const server = weekServer(all);
    server.answer("config.get", () => ({ features: ["manual-completion"] }));
    const at = "/?week=6&exercise=2&open=complete";
    show(<WeeklyView plan={plan} today={TODAY} />, { server, at });
    await screen.findByRole("form", { name: "What you did" });
    expect(screen.queryByLabelText("Completed Day")).toBeNull();
  });
});
