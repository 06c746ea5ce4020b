import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal, type MemoryServer } from "../../../shared/testing/memory-server.ts";
import { all, card, day, hasCard, isSelected, isWeek, list, open } from "../testing/open-week.tsx";

/** Makes refetches fail, so that only the view's own rollback is visible. */
function weekCannotBeReadAgain(server: MemoryServer) {
  server.answer("exercises.listWeek", () => {
    throw refusal("The server is away");
  });
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? "";

describe("select, then place", () => {
  // @covers weekly-training-plan-view-6, calls-27
  test("shows the card at its new place before the server answers, and keeps it there", async () => {
    const { server, user } = await open();
    const answer = server.hold();
    await user.click(card(list(), /^Tempo run/));
    expect(isSelected()).toBe(true);
    await user.click(card(day(/^Thursday/), /^Place Tempo run/));
    expect(hasCard(day(/^Thursday/), /^Tempo run/)).toBe(true);
    expect(hasCard(list(), /^Tempo run/)).toBe(false);
    expect(isSelected()).toBe(false);

    answer();
    expect(await screen.findByText("Exercise scheduled successfully")).toBeTruthy();
    expect(server.inputsOf("exercises.schedule")).toEqual([
      { exerciseId: 1, day: 4, dayName: "Thursday" },
    ]);
    await waitFor(() =>
      expect(
        server.inputsOf("exercises.listWeek").filter((input) => isWeek(input, 6)),
      ).toHaveLength(2),
    );
    expect(hasCard(day(/^Thursday/), /^Tempo run/)).toBe(true);
  });

  test("reverts a refused move with the server's message", async () => {
    const { server, user } = await open();
    weekCannotBeReadAgain(server);
    server.answer("exercises.schedule", () => {
      throw refusal("This exercise is already completed");
    });
    const answer = server.hold();
    await user.click(card(list(), /^Tempo run/));
    await user.click(card(day(/^Friday/), /^Place Tempo run/));
    expect(hasCard(day(/^Friday/), /^Tempo run/)).toBe(true);

    answer();
    expect(await screen.findByText("Error scheduling exercise")).toBeTruthy();
    expect(screen.getByText("This exercise is already completed")).toBeTruthy();
    await waitFor(() => expect(hasCard(list(), /^Tempo run/)).toBe(true));
    expect(hasCard(day(/^Friday/), /^Tempo run/)).toBe(false);
    expect(screen.getByText("Tempo run was not moved. It is in Available Exercises.")).toBeTruthy();
    expect(document.activeElement).toBe(card(list(), /^Tempo run/));
  });

  // @covers weekly-training-plan-view-7
  test("unschedules an exercise by the available list", async () => {
    const { server, user } = await open();
    await user.click(card(day(/^Thursday/), /^Easy swim/));
    await user.click(screen.getByRole("button", { name: /^Put back here: Easy swim/ }));
    expect(hasCard(list(), /^Easy swim/)).toBe(true);
    expect(await screen.findByText("Exercise unscheduled successfully")).toBeTruthy();
    expect(server.inputsOf("exercises.unschedule")).toEqual([{ exerciseId: 2 }]);
  });

  test("returns an exercise to its day when unscheduling is refused", async () => {
    const { server, user } = await open();
    weekCannotBeReadAgain(server);
    server.answer("exercises.unschedule", () => {
      throw refusal("Exercise not found");
    });
    await user.click(card(day(/^Thursday/), /^Easy swim/));
    await user.keyboard("{Delete}");
    expect(await screen.findByText("Error unscheduling exercise")).toBeTruthy();
    await waitFor(() => expect(hasCard(day(/^Thursday/), /^Easy swim/)).toBe(true));
  });

  test("moves both halves of a brick, the ride first", async () => {
    const { server, user } = await open();
    await user.click(card(day(/^Saturday/), /^Brick run/));
    await user.click(card(day(/^Tuesday/), /^Place/));
    expect(hasCard(day(/^Tuesday/), /^Brick ride/)).toBe(true);
    expect(hasCard(day(/^Tuesday/), /^Brick run/)).toBe(true);
    await screen.findByText("Exercise scheduled successfully");
    expect(server.inputsOf("exercises.schedule")).toMatchObject([
      { exerciseId: 3, day: 2 },
      { exerciseId: 4, day: 2 },
    ]);
  });

  test("reverts both halves of a brick when one is refused", async () => {
    const { server, user } = await open();
    weekCannotBeReadAgain(server);
    let asked = 0;
    server.answer("exercises.schedule", () => {
      asked += 1;
      if (asked === 2) throw refusal("Something went wrong");
    });
    await user.click(card(day(/^Saturday/), /^Brick ride/));
    await user.click(card(day(/^Tuesday/), /^Place/));
    await screen.findByText("Error scheduling exercise");
    expect(server.inputsOf("exercises.schedule")).toMatchObject([
      { exerciseId: 3, day: 2 },
      { exerciseId: 4, day: 2 },
      { exerciseId: 3, day: 6 },
    ]);
    await waitFor(() => expect(hasCard(day(/^Saturday/), /^Brick ride/)).toBe(true));
  });

  test("sends the moves of a week one after the other, in the order of the clicks", async () => {
    const { server, user } = await open();
    const answer = server.hold();
    await user.click(card(list(), /^Tempo run/));
    await user.click(card(day(/^Friday/), /^Place/));
    await user.click(card(day(/^Friday/), /^Tempo run/));
    await user.click(card(day(/^Sunday/), /^Place/));
    expect(server.inputsOf("exercises.schedule")).toHaveLength(1);
    expect(hasCard(day(/^Sunday/), /^Tempo run/)).toBe(true);
    answer();
    await waitFor(() => expect(server.inputsOf("exercises.schedule")).toHaveLength(2));
    expect(server.inputsOf("exercises.schedule")).toMatchObject([{ day: 5 }, { day: 0 }]);
    await screen.findByText("Exercise scheduled successfully");
    expect(hasCard(day(/^Sunday/), /^Tempo run/)).toBe(true);
  });

  // @covers weekly-training-plan-view-8, weekly-training-plan-view-9
  test("deselects on a second press or Cancel", async () => {
    const { server, user } = await open();
    await user.click(card(list(), /^Tempo run/));
    await user.click(card(list(), /^Tempo run/));
    expect(isSelected()).toBe(false);
    await user.click(card(list(), /^Tempo run/));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(isSelected()).toBe(false);
    expect(server.inputsOf("exercises.schedule")).toEqual([]);
  });

  test("warns about a day against a rule but accepts the exercise", async () => {
    const { server, user } = await open();
    await user.click(card(list(), /^Tempo run/));
    expect(within(day(/^Wednesday/)).getByText("Your rest day")).toBeTruthy();
    expect(within(day(/^Thursday/)).getByText(/0:15 over its hours/)).toBeTruthy();
    expect(within(day(/^Friday/)).getByText("Place here")).toBeTruthy();
    await user.click(
      card(day(/^Wednesday/), /^Place Tempo run on Wednesday, March 10\. Your rest day/),
    );
    await screen.findByText("Exercise scheduled successfully");
    expect(server.inputsOf("exercises.schedule")).toMatchObject([{ day: 3 }]);
  });

  test("does not select a completed exercise", async () => {
    const byHand = all.map((row) => ({ ...row, matchedActivityId: null }));
    const { user } = await open({ rows: byHand });
    await user.click(card(day(/^Monday/), /^Long ride/));
    expect(isSelected()).toBe(false);
    expect(await screen.findByRole("dialog", { name: "Long ride" })).toBeTruthy();
  });
});

describe("by keyboard alone", () => {
  test("selects by Enter, moves between days by arrows, places by Enter, and the focus follows", async () => {
    const { server, user } = await open();
    card(list(), /^Tempo run/).focus();
    await user.keyboard("{Enter}");
    await user.keyboard("{ArrowRight}");
    expect(focused()).toMatch(/^Place Tempo run on (Sunday|Tuesday|Friday|Saturday)/);
    await user.keyboard("{Home}");
    expect(focused()).toMatch(/^Place Tempo run on Sunday/);
    await user.keyboard("{ArrowLeft}");
    expect(focused()).toMatch(/^Place Tempo run on Sunday/);
    await user.keyboard("{End}{ArrowLeft}");
    expect(focused()).toMatch(/^Place Tempo run on Friday/);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toMatch(/^Tempo run/));
    expect(day(/^Friday/).contains(document.activeElement)).toBe(true);
    await screen.findByText("Exercise scheduled successfully");
    expect(server.inputsOf("exercises.schedule")).toMatchObject([{ exerciseId: 1, day: 5 }]);
  });

  test("selects by Space, cancels by Escape and returns the focus to the card", async () => {
    const { user } = await open();
    card(list(), /^Tempo run/).focus();
    await user.keyboard(" ");
    expect(isSelected()).toBe(true);
    await user.keyboard("{ArrowDown}{Escape}");
    expect(isSelected()).toBe(false);
    expect(focused()).toMatch(/^Tempo run/);
  });

  test("unschedules the focused card by Delete", async () => {
    const { server, user } = await open();
    card(day(/^Thursday/), /^Easy swim/).focus();
    await user.keyboard("{Delete}");
    await screen.findByText("Exercise unscheduled successfully");
    expect(server.inputsOf("exercises.unschedule")).toEqual([{ exerciseId: 2 }]);
  });

  test("announces every step", async () => {
    const { user } = await open();
    await user.click(card(list(), /^Tempo run/));
    expect(screen.getByText(/^Tempo run, 45 minutes, selected\. Best days: /)).toBeTruthy();
    await user.click(card(day(/^Friday/), /^Place/));
    const words = "Tempo run, 45 minutes, moved to Friday, March 12. 15 minutes left on that day.";
    expect(screen.getByText(words).closest("[aria-live=polite]")).not.toBeNull();
  });
});
