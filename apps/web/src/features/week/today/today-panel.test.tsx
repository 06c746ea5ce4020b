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
const offer = () => screen.queryByRole("region", { name: "Yesterday" });
const inPanel = () => within(panel());
const next = () => screen.getByRole("complementary", { name: "What comes next" }).textContent;

const cascais = (date: string, over: object = {}) => ({
  "races.days": () => ({
    races: [
      {
        id: 5,
        name: "Cascais Sprint",
        date,
        kind: "sprint",
        priority: "B",
        goalSeconds: 4920,
        ...over,
      },
    ],
  }),
});

describe("a race on the way", () => {
  test("is on its day of the week, and comes next", async () => {
    await open({ answers: cascais("2027-03-12") });
    const friday = within(screen.getByRole("region", { name: /^Friday/ }));
    const link = await friday.findByRole("link", { name: "Cascais Sprint" });
    expect(link.getAttribute("href")).toBe("/race/1/5");
    expect(friday.getByText("Sprint triathlon · goal 1:22:00")).toBeTruthy();
    expect(next()).toContain("Race, Fri, Mar 12B raceCascais Sprintin 3 days");
  });

  test.each([
    ["B", "Race it well, and start easier than you feel."],
    ["C", "A training day with a number: enjoy it."],
  ])("of priority %s leads on its day", async (priority, words) => {
    await open({ rows: [], answers: cascais("2027-03-09", { priority }) });
    expect(await inPanel().findByText(/^Cascais Sprint|Cascais Sprint/)).toBeTruthy();
    expect(panel().textContent).toContain(words);
    expect(inPanel().getByText("Your goal: 1:22:00.")).toBeTruthy();
    expect(inPanel().getByRole("link", { name: "Open your races" })).toBeTruthy();
    expect(next()).not.toContain("Cascais");
  });
});

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
    expect(next()).toContain("Tomorrow, Wed, Mar 10Rest");
    expect(next()).toContain("Next key session, Fri, Mar 12Threshold swim 0:40");
    expect(next()).toContain("Race, Sat, May 8Olympic, Lisbonin 60 days");
  });

  test("names tomorrow and the next key session of the next week on the last day of a week", async () => {
    const later = { week: 7, orderIndex: 1 };
    const swim = exerciseRow("swim", 40, { id: 23, name: "Easy swim", suggestedDay: 0, ...later });
    const key = exerciseRow("run", 50, {
      id: 24,
      name: "Hill repeats",
      suggestedDay: 2,
      isKey: true,
      ...later,
    });
    await open({ rows: [cruise, swim, key], today: isoDate("2027-03-13") });
    await screen.findByText(/^Tomorrow/);
    expect(next()).toContain("Tomorrow, Sun, Mar 14Easy swim 0:40");
    expect(next()).toContain("Next key session, Tue, Mar 16Hill repeats 0:50");
    expect(next()).toContain("Suggested day");
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

  test("is race day on the Sunday after the last week", async () => {
    const raceDate = isoDate("2027-03-14");
    await open({ thePlan: { ...plan, raceDate, totalWeeks: 6 }, today: raceDate });
    expect(panel().textContent).toContain("Today, Sun, Mar 14Race day");
    expect(inPanel().getByRole("link", { name: "Open your race" })).toBeTruthy();
    expect(screen.queryByRole("complementary", { name: "What comes next" })).toBeNull();
    expect(screen.getByRole("region", { name: "Sunday, March 14, today" })).toBeTruthy();
  });

  test("leads with the race in its week, and says that rest is the work", async () => {
    const raceDate = isoDate("2027-03-13");
    const thePlan = { ...plan, raceDate, totalWeeks: 6, goalFinishTime: "02:45:00" };
    await open({ thePlan, rows: [], today: isoDate("2027-03-10") });
    expect(panel().textContent).toContain("Rest. The work is done.");
    expect(next()).toMatch(/^Race, Sat, Mar 133days to Olympic, LisbonGoal 2:45:00Tomorrow/);
  });

  test("keeps what was done, offers to undo it, and says what is left", async () => {
    const done = {
      ...cruise,
      isCompleted: true,
      completedAt: "2027-03-09T12:00:00.000Z",
      actualDuration: 44,
      matchedActivityId: 900,
      matchedActivity: {
        family: "run" as const,
        activityType: "running",
        zoneSeconds: null,
        duration: 2652,
        distance: 8200,
        averagePace: null,
        averageSpeed: null,
        averageHeartRate: 148,
        rpe: 7,
        feeling: 4,
        source: "manual" as const,
        localDate: isoDate("2027-03-09"),
      },
    };
    const key = exerciseRow("swim", 40, { isKey: true, ...placedOn(5) });
    const { server, user } = await open({ rows: [done, key] });
    expect(inPanel().getByText(/^0:44:12 · .* · 148 bpm · .* · 7 of 10$/)).toBeTruthy();
    expect(inPanel().getByText("Done for today. 1 key session is left this week.")).toBeTruthy();
    await user.click(inPanel().getByRole("button", { name: /^Undo/ }));
    await screen.findByText("Completion undone");
    expect(server.inputsOf("exercises.undoCompletion")).toEqual([{ exerciseId: 20 }]);
  });

  test("shows a brick as one block with one set of buttons", async () => {
    const brick = { brickId: "b", ...placed };
    const ride = exerciseRow("bike", 60, { name: "Brick ride", steps: hardSteps(60), ...brick });
    const run = exerciseRow("run", 20, { name: "Brick run", ...brick });
    await open({ rows: [ride, run] });
    expect(inPanel().getByText(/ · one brick$/)).toBeTruthy();
    expect(
      inPanel()
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Start", "Done", "Move", "Details"]);
  });

  test("asks once about what stayed open yesterday", async () => {
    const swim = exerciseRow("swim", 30, { id: 30, name: "Easy swim", ...placedOn(1) });
    const { server, user } = await open({ rows: [cruise, swim] });
    expect(offer()?.textContent).toContain("Easy swim stayed open on Mon.");
    expect(offer()?.textContent).toContain("it needs no making up.");
    expect(within(offer() ?? panel()).queryByRole("button", { name: "Move it" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Yes, done" }));
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Not done" }));
    await waitFor(() => expect(offer()).toBeNull());
    expect(server.inputsOf("exercises.skip")).toEqual([{ exerciseId: 30 }]);
  });

  test("says what was not done and why, and opens it again", async () => {
    const { server, user } = await open({ rows: [cruise] });
    await user.click(screen.getByRole("button", { name: "More for Cruise intervals" }));
    await user.click(await screen.findByRole("menuitem", { name: "Not done" }));
    expect(await inPanel().findByText("Not done")).toBeTruthy();
    await user.click(inPanel().getByRole("button", { name: "Details of Cruise intervals" }));
    const details = within(await screen.findByRole("dialog", { name: /Cruise intervals/ }));
    await user.click(details.getByRole("radio", { name: "Tired" }));
    expect(await details.findByText("Not done · Tired")).toBeTruthy();
    expect(server.inputsOf("exercises.skip").at(-1)).toEqual({
      exerciseId: 20,
      skipReason: "tired",
    });
    await user.click(details.getByRole("button", { name: "Open it again" }));
    await waitFor(() => expect(details.queryByText(/^Not done/)).toBeNull());
    expect(server.inputsOf("exercises.undoSkip")).toEqual([{ exerciseId: 20 }]);
  });

  test("offers another day for a key session that stayed open", async () => {
    const key = exerciseRow("run", 50, { name: "Long run", isKey: true, ...placedOn(1) });
    const { user } = await open({ rows: [key] });
    await user.click(screen.getByRole("button", { name: "Move it" }));
    expect(await screen.findByRole("region", { name: "Exercise Selected" })).toBeTruthy();
  });

  test("asks on the first day of a week about the last day of the week before", async () => {
    const day = { ...placedOn(6), week: 5, scheduledDate: isoDate("2027-03-06") };
    const key = exerciseRow("run", 50, { id: 31, name: "Long run", isKey: true, ...day });
    const answers = { "config.get": () => ({ features: ["manual-completion"] }) };
    const today = isoDate("2027-03-07");
    const { server, user } = await open({ rows: [cruise, key], at: "/", today, answers });
    expect((await screen.findByRole("region", { name: "Yesterday" })).textContent).toContain(
      "Long run stayed open on Sat. Did you do it? If not, it needs no making up.",
    );
    expect(screen.queryByRole("button", { name: "Move it" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Yes, done" }));
    const form = within(await screen.findByRole("form", { name: "What you did" }));
    expect(form.getByLabelText("Day")).toHaveProperty("value", "2027-03-06");
    await user.click(form.getByRole("button", { name: "Complete Workout" }));
    await waitFor(() => expect(offer()).toBeNull());
    expect(server.inputsOf("exercises.complete")).toMatchObject([{ exerciseId: 31 }]);
  });

  test("says before the plan when training starts, and places the first week", async () => {
    const first = { ...cruise, week: 1, ...placedOn(0), scheduledDate: isoDate("2027-01-31") };
    const loose = exerciseRow("swim", 40, { week: 1 });
    const today = isoDate("2027-01-28");
    const { server, user } = await open({ rows: [first, loose], at: "/", today });
    expect(panel().textContent).toContain("Training starts Sun, Jan 31In 3 days.");
    expect(panel().textContent).toContain("1 exercise has no day yet in your first week.");
    await user.click(inPanel().getByRole("button", { name: "Place it" }));
    await waitFor(() => expect(server.inputsOf("exercises.scheduleWeek")).toHaveLength(1));
  });

  test("says after the race that the plan is done", async () => {
    const thePlan = { ...plan, raceDate: isoDate("2027-03-13"), totalWeeks: 6 };
    await open({ thePlan, at: "/", today: isoDate("2027-03-16") });
    expect(panel().textContent).toContain("Olympic, Lisbon is done");
    expect(inPanel().getByRole("link", { name: "See your season" })).toBeTruthy();
  });

  test("is not shown in another week", async () => {
    await open({ today: isoDate("2027-02-20") });
    expect(screen.queryByRole("region", { name: "Today" })).toBeNull();
  });
});
