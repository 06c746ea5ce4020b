import { screen, waitFor, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { all, open } from "../testing/open-week.tsx";
import { exerciseRow, hardSteps, placedOn, plan } from "../testing/week-rows.ts";

/** Tuesday, today. */
const placed = placedOn(2);
const cruise = exerciseRow("run", 45, {
  id: 20,
  name: "Cruise intervals",
  notes: "Teaches you to hold your threshold. Up from 3 × 5 min.",
  steps: hardSteps(45),
  isKey: true,
  ...placed,
});

const panel = () => screen.getByRole("region", { name: "Today" });
const inPanel = () => within(panel());
const next = () => screen.getByRole("complementary", { name: "What comes next" }).textContent;

describe("today", () => {
  test("leads with its exercise: purpose, steps in short, and what can be done with it", async () => {
    const { user } = await open({ rows: [...all, cruise] });
    expect(inPanel().getByRole("heading", { name: "Today, Tue, Mar 9" })).toBeTruthy();
    expect(inPanel().getByText(/^0:45 of \d:00$/)).toBeTruthy();
    expect(inPanel().getByText("Teaches you to hold your threshold.")).toBeTruthy();
    expect(
      inPanel()
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^Warm-up, 10 min/),
      expect.stringMatching(/^3 × 6 min at .*, 2 min easy between7-8 of 10/),
      expect.stringMatching(/^Cool-down, 11 min/),
    ]);
    await user.click(inPanel().getByRole("button", { name: "Details of Cruise intervals" }));
    expect(await screen.findByRole("dialog", { name: /Cruise intervals/ })).toBeTruthy();
  });

  test("moves its exercise, or completes it", async () => {
    const { user } = await open({ rows: [cruise] });
    await user.click(inPanel().getByRole("button", { name: "Move Cruise intervals" }));
    expect(await screen.findByRole("region", { name: "Exercise Selected" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(inPanel().getByRole("button", { name: "Done: Cruise intervals" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  test("shows the result of what is done", async () => {
    const done = {
      ...cruise,
      isCompleted: true,
      completedAt: "2027-03-09T12:00:00.000Z",
      actualDuration: 44,
    };
    await open({ rows: [done] });
    expect(inPanel().getByText("as planned · 98 %")).toBeTruthy();
    expect(inPanel().queryByRole("button", { name: /^Done/ })).toBeNull();
  });

  test("names tomorrow, the next key session and the race", async () => {
    const key = exerciseRow("swim", 40, {
      id: 21,
      name: "Threshold swim",
      isKey: true,
      ...placedOn(5),
    });
    await open({ rows: [...all, key] });
    await screen.findByText(/^Tomorrow/);
    expect(next()).toContain("Tomorrow, Wed, Mar 10Nothing planned");
    expect(next()).toContain("Next key session, Fri, Mar 12Threshold swim 0:40");
    expect(next()).toContain("Race, Sat, May 8Olympic, Lisbonin 60 days");
  });

  test("says that the day is free, and places what has no day yet", async () => {
    const { user } = await open();
    expect(panel().textContent).toContain("Nothing planned1 exercise has no day yet this week.");
    await user.click(inPanel().getByRole("button", { name: "Place it" }));
    await waitFor(() => expect(inPanel().queryByRole("button", { name: "Place it" })).toBeNull());
  });

  test("is a rest day without hours", async () => {
    await open({ today: isoDate("2027-03-10") });
    expect(panel().textContent).toContain("Rest");
    expect(inPanel().queryByRole("button", { name: "Place it" })).toBeNull();
  });

  test("is race day", async () => {
    await open({ thePlan: { ...plan, raceDate: isoDate("2027-03-09"), totalWeeks: 6 } });
    expect(inPanel().getByText("Race day")).toBeTruthy();
    expect(next()).not.toContain("Race,");
  });

  test("is not shown in another week", async () => {
    await open({ today: isoDate("2027-02-20") });
    expect(screen.queryByRole("region", { name: "Today" })).toBeNull();
  });
});
