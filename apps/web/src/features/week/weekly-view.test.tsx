import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { refusal } from "../../shared/testing/memory-server.ts";
import { all, card, day, hasCard, isSelected, list, open, tempo } from "./testing/open-week.tsx";
import { overreached, plan, TODAY } from "./testing/week-rows.ts";
import { weekServer } from "./testing/week-server.ts";
import { WeeklyView } from "./weekly-view.tsx";

const address = () => screen.getByTestId("address").textContent;
/** Opens the details of an exercise by its card's menu. */
async function openMore(user: UserEvent, name: string) {
  await user.click(screen.getByRole("button", { name: `More for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Details" }));
}
const go = (name: string) => screen.getByRole("button", { name });

describe("the shown week", () => {
  // @covers weekly-training-plan-view-3
  test("has heading, dates, phase, race and five summary figures", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "Week 6" })).toBeTruthy();
    expect(screen.getByText(/^Mar 7 – 13, 2027/)).toBeTruthy();
    expect(screen.getByText("Build 1 of 4")).toBeTruthy();
    expect(screen.getByText("Sat, May 8, 2027")).toBeTruthy();
    const summary = within(screen.getByLabelText("Summary of the week"));
    const figures = summary.getAllByRole("term").map((term) => {
      const [value] = within(term.parentElement ?? term).getAllByRole("definition");
      return `${term.textContent} ${value?.textContent}`;
    });
    expect(figures).toEqual([
      "Total Planned 3:55h",
      "Completed 0:44h",
      "Scheduled 3",
      "Garmin Matched 1",
      "Unscheduled 1",
    ]);
  });

  // @covers weekly-training-plan-view-4
  test("shows each exercise at its place", async () => {
    await open();
    expect(hasCard(list(), /^Tempo run/)).toBe(true);
    expect(hasCard(day(/^Thursday, March 11/), /^Easy swim/)).toBe(true);
    expect(hasCard(day(/^Saturday/), /^Brick ride/)).toBe(true);
    expect(within(day(/^Saturday/)).getByText("Brick")).toBeTruthy();
    expect(within(day(/^Wednesday/)).getByText("Rest")).toBeTruthy();
    expect(screen.queryByText("Next swim")).toBeNull();
  });

  // @covers weekly-training-plan-view-4, weekly-training-plan-view-12
  test("shows the result of a completed exercise against its plan", async () => {
    await open();
    const monday = within(day(/^Monday/));
    expect(monday.getByText("COMPLETED")).toBeTruthy();
    expect(monday.getByText("0:44")).toBeTruthy();
    expect(monday.getByText("shorter")).toBeTruthy();
    expect(monday.getByText("11 mi")).toBeTruthy();
    const completed = within(screen.getByRole("region", { name: "Completed" }));
    expect(completed.getByText("Long ride")).toBeTruthy();
  });

  test("says when the week has no exercises", async () => {
    await open({ rows: [] });
    expect(screen.getByText("No exercises are planned for this week.")).toBeTruthy();
  });

  // @covers dates-and-weeks-6
  test("marks race day on its day", async () => {
    await open({ thePlan: { ...plan, raceDate: isoDate("2027-03-12"), totalWeeks: 6 } });
    const friday = within(day(/^Friday/));
    expect(friday.getByText("Race day")).toBeTruthy();
    expect(friday.getByText(/goal 2:45:00/)).toBeTruthy();
  });

  // @covers dates-and-weeks-6
  test("shows a race on the Sunday after the last week as an extra day without a drop target", async () => {
    await open({ thePlan: { ...plan, raceDate: isoDate("2027-03-14"), totalWeeks: 6 } });
    const sunday = within(screen.getByRole("region", { name: "Sunday, March 14" }));
    expect(sunday.getByText("Race day")).toBeTruthy();
    expect(sunday.queryByRole("button")).toBeNull();
  });
});

describe("navigating the weeks", () => {
  // @covers weekly-training-plan-view-1, weeks-2
  test("goes one at a time, in the address, from the first to the last", async () => {
    const { user } = await open({ at: "/?week=13" });
    await user.click(go("Next week"));
    expect(await screen.findByRole("heading", { name: "Week 14" })).toBeTruthy();
    expect(address()).toBe("/?week=14");
    expect(go("Next week").getAttribute("aria-disabled")).toBe("true");
    await user.click(go("Next week"));
    expect(address()).toBe("/?week=14");
    await user.click(go("Previous week"));
    expect(await screen.findByRole("heading", { name: "Week 13" })).toBeTruthy();
  });

  // @covers weekly-training-plan-view-2
  test("offers the way back only when another week is shown", async () => {
    const { user } = await open({ at: "/?week=7" });
    await user.click(go("Go to Current Week"));
    expect(await screen.findByRole("heading", { name: "Week 6" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Go to Current Week" })).toBeNull();
    expect(address()).toBe("/");
  });

  test.each([
    ["/", "Week 6"],
    ["/?week=0", "Week 6"],
    ["/?week=2.5", "Week 6"],
    ["/?week=soon", "Week 6"],
    ["/?week=99", "Week 14"],
    // @covers weeks-2
  ])("the address %s shows %s", async (at, heading) => {
    await open({ at });
    expect(screen.getByRole("heading", { name: heading })).toBeTruthy();
  });

  test("prefetches both neighbours, and fetches each week only once", async () => {
    const { server, user } = await open();
    const weeks = () => server.inputsOf("exercises.listWeek");
    await waitFor(() => expect(weeks()).toHaveLength(3));
    expect(weeks()).toEqual([6, 7, 5].map((week) => ({ planId: 1, week })));
    await user.click(go("Next week"));
    await screen.findByRole("button", { name: /^Next swim/ });
    await waitFor(() => expect(weeks()).toHaveLength(4));
    expect(weeks()[3]).toEqual({ planId: 1, week: 8 });
  });

  test("clears the selection in another week", async () => {
    const { user } = await open();
    await user.click(card(list(), /^Tempo run/));
    await user.click(go("Next week"));
    await screen.findByRole("button", { name: /^Next swim/ });
    expect(isSelected()).toBe(false);
  });
});

describe("failures and dialogs", () => {
  test("reports a week that can't be loaded and retries on request", async () => {
    const server = weekServer(all);
    let fails = true;
    const rows = all.filter(({ week }) => week === 6);
    server.answer("exercises.listWeek", () => {
      if (fails) throw refusal("Something went wrong");
      return rows;
    });
    show(<WeeklyView plan={plan} today={TODAY} />, { server, at: "/?week=6" });
    expect(await screen.findByText(/This week could not be loaded/)).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: /^Tempo run/ })).toBeTruthy();
  });

  // @covers forms-6
  test("shows cards, results and details in metric for an account in kilometers", async () => {
    const brick = { rule: "brick", facts: { half: "run" } } as const;
    const pace = {
      rule: "pace",
      facts: { discipline: "run", effort: "Z2", racePace: 540 },
    } as const;
    const rows = all.map((row) => (row === tempo ? { ...row, reasons: [brick, pace] } : row));
    const { user } = await open({ rows, units: "kilometers" });
    // 3.1 mi at 9:45 a mile; the completed ride was 11 mi long.
    expect(hasCard(list(), /^Tempo run, run, 0:45, 5\.0 km, 6:04\/km/)).toBe(true);
    expect(within(day(/^Monday/)).getByText("18 km")).toBeTruthy();
    await openMore(user, "Tempo run");
    const details = within(await screen.findByRole("dialog", { name: "Tempo run" }));
    expect(details.getByRole("row", { name: /Steady ?30 min 5:36\/km ?Z2 3-4/ })).toBeTruthy();
    expect(details.getByText("Zone 2, based on your pace of 5:36/km.")).toBeTruthy();
  });

  test("shows steps and reasons in the details, and unschedules where possible", async () => {
    const { server, user } = await open();
    await openMore(user, "Tempo run");
    const free = await screen.findByRole("dialog", { name: "Tempo run" });
    expect(within(free).getByRole("row", { name: /Steady ?30 min 9:00\/mi ?Z2 3-4/ })).toBeTruthy();
    expect(within(free).getByText(tempo.notes)).toBeTruthy();
    expect(within(free).queryByRole("button", { name: "Unschedule" })).toBeNull();
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More for Tempo run" }));
    await openMore(user, "Tempo run");
    await user.click(await screen.findByRole("button", { name: "Choose a day" }));
    expect(isSelected()).toBe(true);
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Place Tempo run on/);
    await user.keyboard("{Escape}");

    await openMore(user, "Easy swim");
    const placed = await screen.findByRole("dialog", { name: "Easy swim" });
    await user.click(within(placed).getByRole("button", { name: "Unschedule" }));
    await screen.findByText("Exercise unscheduled successfully");
    expect(server.inputsOf("exercises.unschedule")).toEqual([{ exerciseId: 2 }]);
  });

  // @covers weekly-training-plan-view-5, weekly-training-plan-view-9
  test("has two tabs on a phone", async () => {
    const { user } = await open();
    const tab = screen.getByRole("tab", { name: "Available (1)" });
    await user.click(tab);
    expect(tab.getAttribute("aria-selected")).toBe("true");
    await user.click(card(list(), /^Tempo run/));
    await user.click(screen.getByRole("button", { name: "Go to Schedule" }));
    expect(screen.getByRole("tab", { name: "Weekly Schedule" }).getAttribute("aria-selected")).toBe(
      "true",
    );
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Place Tempo run on/);
  });
});

describe("the start of a plan", () => {
  const saturday = isoDate("2027-02-06");
  const made = { ...plan, createdOn: saturday };
  const closed = made.weeklySchedule.map((entry) =>
    entry.day === 6 ? { ...entry, available: false, hours: 0 } : entry,
  );

  test("explains a short first week", async () => {
    await open({ at: "/", thePlan: made, today: saturday });
    expect(screen.getByRole("heading", { name: "Week 1" })).toBeTruthy();
    expect(screen.getByText("A short start: 1 day.")).toBeTruthy();
    expect(screen.getByText(/full week begins on Sun, Feb 7/)).toBeTruthy();
  });

  test("opens on the second week when the first has no training day left, and the first can be visited", async () => {
    const thePlan = { ...made, weeklySchedule: closed };
    const { user } = await open({ at: "/", thePlan, today: saturday });
    expect(screen.getByRole("heading", { name: "Week 2" })).toBeTruthy();
    await user.click(go("Go to Current Week"));
    expect(await screen.findByRole("heading", { name: "Week 1" })).toBeTruthy();
    expect(address()).toBe("/?week=1");
    expect(await screen.findByText("Nothing to do this week.")).toBeTruthy();
  });

  test("says that the load is not optimised as asked", async () => {
    const said = /^Your weekly load is not optimised/;
    const { user } = await open({ thePlan: overreached, at: "/?week=2" });
    const more = screen.queryByRole("button", { name: /^\d more$/ });
    if (more) await user.click(more);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  test("lists limits at the end if none of them is serious", async () => {
    const weeklySchedule = plan.weeklySchedule.map((entry) => ({ ...entry, hours: 3 }));
    await open({ thePlan: { ...plan, weeklySchedule } });
    expect(await screen.findByText(/^Limits of this plan/)).toBeTruthy();
    expect(screen.getByText(/^You gave 18 h\./)).toBeTruthy();
    expect(screen.queryByRole("region", { name: /^What this plan prepares you for: / })).toBeNull();
  });

  test("shows the gravest limit of the plan at its top, the others on request, until dismissed", async () => {
    const thePlan = { ...plan, raceType: "ironman" as const };
    const { user } = await open({ thePlan });
    const limits = await screen.findByRole("region", {
      name: /^What this plan prepares you for: /,
    });
    expect(within(limits).getAllByRole("listitem")).toHaveLength(1);
    await user.click(within(limits).getByRole("button", { name: /^\d more$/ }));
    expect(within(limits).getAllByRole("listitem").length).toBeGreaterThan(1);
    await user.click(within(limits).getByRole("button", { name: "Less" }));
    expect(within(limits).getAllByRole("listitem")).toHaveLength(1);
    await user.click(within(limits).getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("region", { name: /^What this plan prepares you for: / })).toBeNull();
    expect(screen.getByText(/^Limits of this plan/)).toBeTruthy();
    await user.click(go("Next week"));
    expect(screen.queryByRole("region", { name: /^What this plan prepares you for: / })).toBeNull();
  });
});
