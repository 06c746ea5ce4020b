import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { entryOf, type ScheduleEntry } from "@triplan/domain";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { brokenRules, inTheme } from "../testing/in-theme.tsx";
import { DayHoursRow } from "./DayHoursRow.tsx";
import { gridHours, hoursAfter, parseHours } from "./hours.ts";

function Row({
  start,
  onEntry,
}: {
  start: ScheduleEntry;
  onEntry: (entry: ScheduleEntry) => void;
}) {
  const [entry, setEntry] = useState(start);
  const change = (next: ScheduleEntry) => {
    onEntry(next);
    setEntry(next);
  };
  return <DayHoursRow entry={entry} grid={4} onChange={change} />;
}

/** Renders the row; `latest` is the last emitted day. */
function show(start: ScheduleEntry) {
  const shown = { latest: start };
  const { container } = render(
    inTheme(<Row start={start} onEntry={(entry) => Object.assign(shown, { latest: entry })} />),
  );
  return Object.assign(shown, { container });
}
const TUESDAY = entryOf(2, 2, true);

describe("DayHoursRow", () => {
  // @covers training-plan-setup-form-8, setup-form-6
  test("clears and hides hours and endurance of a day that becomes unavailable", async () => {
    const shown = show(TUESDAY);
    await userEvent.click(screen.getByRole("switch", { name: "Available on Tuesday" }));
    expect(shown.latest).toMatchObject({ available: false, hours: 0, isEndurance: false });
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(screen.queryByRole("switch", { name: "Endurance on Tuesday" })).toBeNull();
    expect(screen.getByText("Rest day")).toBeTruthy();
  });

  test("starts a day that becomes available with an hour and without endurance", async () => {
    const shown = show(TUESDAY);
    await userEvent.click(screen.getByRole("switch", { name: "Available on Tuesday" }));
    await userEvent.click(screen.getByRole("switch", { name: "Available on Tuesday" }));
    expect(shown.latest).toMatchObject({ available: true, hours: 1, isEndurance: false });
  });

  // @covers validation-rules-settings-2
  test("steps by half hours with the buttons and stops at 0 and 8", async () => {
    const shown = show(entryOf(1, 7.5));
    const more = screen.getByRole<HTMLButtonElement>("button", {
      name: "Half an hour more on Monday",
    });
    await userEvent.click(more);
    expect(shown.latest.hours).toBe(8);
    expect(more.disabled).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Half an hour less on Monday" }));
    expect(shown.latest.hours).toBe(7.5);
  });

  test("steps the number with the arrow keys", async () => {
    const shown = show(entryOf(1, 1));
    screen.getByRole("spinbutton", { name: "Hours on Monday" }).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(shown.latest.hours).toBe(1.5);
  });

  test.each([
    ["2,5", 2.5],
    ["2.3", 2.5],
    ["12", 8],
    ["0", 0],
    ["-1", 1],
    ["two", 1],
  ])("reads typed '%s' as %d hours", async (text, hours) => {
    const shown = show(entryOf(1, 1));
    const input = screen.getByRole("spinbutton");
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
    expect(shown.latest.hours).toBe(hours);
  });

  test("adds, changes and removes a fixed appointment, and says what does not fit", async () => {
    const shown = show(TUESDAY);
    await userEvent.click(screen.getByRole("button", { name: "All sports on Tuesday" }));
    await userEvent.click(screen.getByRole("button", { name: "Fixed appointment on Tuesday" }));
    expect(shown.latest.appointment).toEqual({ sport: "swim", minutes: 60, effort: "steady" });
    await userEvent.type(screen.getByLabelText("Name (optional)"), "Club");
    await userEvent.selectOptions(screen.getByLabelText("Sport"), "Run");
    await userEvent.selectOptions(screen.getByLabelText("Effort"), "Hard");
    const minutes = screen.getByLabelText("Minutes");
    await userEvent.clear(minutes);
    await userEvent.type(minutes, "152{Enter}");
    expect(shown.latest.appointment).toEqual({
      sport: "run",
      minutes: 150,
      effort: "hard",
      name: "Club",
    });
    expect(screen.getByText("Your run on Tuesday takes 150 min; the day has 120 min")).toBeTruthy();
    await userEvent.clear(minutes);
    await userEvent.type(minutes, "20{Enter}");
    expect(shown.latest.appointment?.minutes).toBe(150);
    expect(screen.getByText("Enter minutes from 30 to 480. Reset to 150.")).toBeTruthy();
    expect(await brokenRules(shown.container)).toEqual([]);
    await userEvent.click(
      screen.getByRole("button", { name: "Remove the appointment on Tuesday" }),
    );
    expect(shown.latest).toEqual(TUESDAY);
  });

  test("shows all sports until the athlete opens their choice", async () => {
    const shown = show(TUESDAY);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "All sports on Tuesday" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Swim on Tuesday" }));
    expect(shown.latest.sports).toEqual(["bike", "run"]);
    expect(screen.getByRole("button", { name: "No swim on Tuesday" })).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "Swim on Tuesday" }));
    expect(shown.latest).toEqual(TUESDAY);
    expect(await brokenRules(shown.container)).toEqual([]);
  });

  test("asks for a sport, and forgets the limits of a day that becomes unavailable", async () => {
    const shown = show({ ...TUESDAY, sports: ["run"] });
    await userEvent.click(screen.getByRole("button", { name: "Run only on Tuesday" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Run on Tuesday" }));
    expect(screen.getByText("Allow at least one sport, or make it a rest day.")).toBeTruthy();
    expect(shown.latest.sports).toEqual([]);
    await userEvent.click(screen.getByRole("switch", { name: "Available on Tuesday" }));
    expect(shown.latest.sports).toBeUndefined();
  });

  test("breaks no accessibility rule", async () => {
    const { container } = show(TUESDAY);
    expect(await brokenRules(container)).toEqual([]);
  });
});

describe("hours of a day", () => {
  test("grows the grid with the longest day", () => {
    expect(gridHours([entryOf(0, 4)])).toBe(4);
    expect(gridHours([entryOf(0, 4.5), entryOf(1, 1)])).toBe(6);
    expect(gridHours([entryOf(0, 6.5)])).toBe(8);
  });

  test("never steps outside 0 to 8", () => {
    expect(hoursAfter(0, -1)).toBe(0);
    expect(hoursAfter(8, 1)).toBe(8);
    expect(hoursAfter(1.5, 1)).toBe(2);
  });

  test.each([
    [".5", 0.5],
    ["1,5", 1.5],
    ["2.", 2],
    ["1h", null],
    ["", null],
  ])("reads the text %j as %j hours", (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });
});
