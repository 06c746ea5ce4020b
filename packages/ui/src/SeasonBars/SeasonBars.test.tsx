import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { inTheme } from "../testing/in-theme.tsx";
import { PhaseStrip } from "./PhaseStrip.tsx";
import { monthMarks, phaseRuns, type SeasonBarWeek, type SeasonPhase } from "./season-parts.ts";
import { SeasonBars } from "./SeasonBars.tsx";

const weeksOf = (...phases: SeasonPhase[]): SeasonBarWeek[] =>
  phases.map((phase, index) => ({
    week: index + 1,
    minutes: 300 + index * 15,
    phase,
    isRecovery: index === 2,
  }));

describe("phaseRuns", () => {
  test("ends the taper with the race week", () => {
    expect(phaseRuns(weeksOf("base", "base", "build", "taper", "race"))).toEqual([
      { phase: "base", from: 1, weeks: 2, hasRace: false },
      { phase: "build", from: 3, weeks: 1, hasRace: false },
      { phase: "taper", from: 4, weeks: 2, hasRace: true },
    ]);
  });

  test("keeps a race week without a taper as its own phase", () => {
    expect(phaseRuns(weeksOf("build", "race"))).toEqual([
      { phase: "build", from: 1, weeks: 1, hasRace: false },
      { phase: "race", from: 2, weeks: 1, hasRace: true },
    ]);
  });
});

describe("monthMarks", () => {
  test("puts a month at its first Sunday, and the first month at the first week", () => {
    expect(monthMarks(isoDate("2027-01-17"), 16)).toEqual([
      { week: 1, label: "Jan" },
      { week: 4, label: "Feb" },
      { week: 8, label: "Mar" },
      { week: 12, label: "Apr" },
    ]);
  });

  test("names the month before a race in the middle of the next one", () => {
    const labels = monthMarks(isoDate("2026-11-22"), 13).map(({ label }) => label);
    expect(labels).toEqual(["Nov", "Dec", "Jan", "Feb"]);
  });

  test("keeps names apart in a long season and leaves room for the race", () => {
    const weeks = 104;
    const marks = monthMarks(isoDate("2027-01-03"), weeks);
    const gaps = marks.slice(1).map((mark, index) => mark.week - (marks[index]?.week ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
    expect(marks.at(-1)?.week).toBeLessThanOrEqual(81);
  });
});

describe("SeasonBars", () => {
  test("offers a table to screen readers", () => {
    render(
      inTheme(<SeasonBars weeks={weeksOf("base", "base", "build")} caption="Planned hours" />),
    );
    const table = screen.getByRole("table", { name: "Planned hours" });
    const rows = within(table).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "WeekPhaseHours",
      "1Base5:00",
      "2Base5:15",
      "3Build, recovery5:30",
    ]);
  });

  test("reads out the week that the keys select or the pointer is on", () => {
    const weeks = weeksOf("base", "base", "build");
    render(inTheme(<SeasonBars weeks={weeks} caption="Planned hours" ringed={2} />));
    const chart = screen.getByRole("slider", { name: "Planned hours" });
    expect(screen.queryByText(/^Week \d/)).toBeNull();
    act(() => chart.focus());
    expect(screen.getByText("Week 2: 5:15 h, Base")).toBeTruthy();
    fireEvent.change(chart, { target: { value: 3 } });
    expect(screen.getByText("Week 3: 5:30 h, Build, recovery")).toBeTruthy();
    expect(chart.getAttribute("aria-valuetext")).toBe("Week 3: 5:30 h, Build, recovery");
    fireEvent.pointerMove(chart, { clientX: -1 });
    expect(screen.getByText(/^Week 1:/)).toBeTruthy();
    act(() => chart.blur());
    expect(screen.getByText(/^Week 1:/)).toBeTruthy();
    fireEvent.pointerLeave(chart);
    expect(screen.queryByText(/^Week \d/)).toBeNull();
  });

  test("is no tab stop as an ornament or without a season", () => {
    const weeks = weeksOf("base", "base");
    render(inTheme(<SeasonBars weeks={weeks} caption="" />));
    render(inTheme(<SeasonBars weeks={weeks} caption="Planned hours" isEmpty />));
    expect(screen.queryByRole("slider")).toBeNull();
  });

  test("fills the chart with the highest bar when no more time is available", () => {
    const { container } = render(
      inTheme(
        <SeasonBars weeks={weeksOf("base", "base")} caption="Hours" height={100} available={630} />,
      ),
    );
    const heights = [...container.querySelectorAll("i")].map((bar) => bar.style.height);
    expect(heights).toEqual(["48px", "50px"]);
    expect(screen.getByText("10:30 available")).toBeTruthy();
  });

  test("names the phases with their weeks", () => {
    render(inTheme(<PhaseStrip weeks={weeksOf("base", "base", "taper", "race")} />));
    const names = ["Base", "Taper"].map((name) => screen.getByText(name).parentElement);
    expect(names.map((name) => name?.textContent)).toEqual(["Base 2", "Taper 2"]);
  });
});
