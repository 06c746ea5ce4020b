import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Discipline, Units } from "@triplan/domain";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { brokenRules, inTheme } from "../testing/in-theme.tsx";
import { UnitsProvider } from "../shared/units-context.ts";
import { PaceSlider } from "./PaceSlider.tsx";

function Slider({ discipline, start }: { discipline: Discipline; start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PaceSlider discipline={discipline} value={value} onChange={setValue} note="1 of 3 points" />
      <output data-testid="value">{value}</output>
    </>
  );
}

const show = (discipline: Discipline, start: number, units: Units = "miles") =>
  render(
    inTheme(
      <UnitsProvider value={units}>
        <Slider discipline={discipline} start={start} />
      </UnitsProvider>,
    ),
  );
const value = () => Number(screen.getByTestId("value").textContent);

describe("PaceSlider", () => {
  test.each([
    ["swim", 150, "Current Swim Pace", "2:30/100m, 2:17/100yd"],
    ["bike", 18, "Current Bike Pace", "18.0 mph, 29.0 km/h"],
    ["run", 510, "Current Run Pace", "8:30/mi, 5:17/km"],
  ] as const)("names a %s pace in both unit systems", (discipline, start, name, text) => {
    show(discipline, start);
    expect(screen.getByRole("slider", { name }).getAttribute("aria-valuetext")).toBe(text);
  });

  test.each([
    ["swim", 150, "kilometers", "2:30/100m"],
    ["swim", 150, "kilometers+yd", "2:17/100yd, 2:30/100m"],
    ["swim", 150, "miles+yd", "2:17/100yd, 2:30/100m"],
    ["bike", 18.6, "kilometers", "30.0 km/h"],
    ["run", 483, "kilometers+yd", "5:00/km"],
  ] as const)("shows a %s pace of %d for %s", (discipline, start, units, text) => {
    show(discipline, start, units);
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe(text);
  });

  test("stores a speed typed in km/h in mph and shows it as typed", async () => {
    show("bike", 18, "kilometers");
    const typed = screen.getByRole<HTMLInputElement>("textbox");
    await userEvent.clear(typed);
    await userEvent.type(typed, "30{Enter}");
    expect(value()).toBe(18.6);
    expect(typed.value).toBe("30.0");
  });

  test.each([
    ["swim", 150, 145],
    ["bike", 18, 18.5],
    ["run", 510, 505],
  ] as const)("makes a %s pace faster to the right", async (discipline, start, faster) => {
    show(discipline, start);
    screen.getByRole("slider").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(value()).toBe(faster);
  });

  // @covers training-plan-setup-form-4
  test("emits the fastest pace when dragged to the right end", () => {
    show("run", 510);
    fireEvent.change(screen.getByRole("slider"), { target: { value: "660" } });
    expect(value()).toBe(300);
  });

  test("commits a typed pace on Enter", async () => {
    show("swim", 150);
    const typed = screen.getByRole("textbox", { name: "Current Swim Pace value" });
    await userEvent.clear(typed);
    await userEvent.type(typed, "1:52");
    expect(value()).toBe(150);
    await userEvent.keyboard("{Enter}");
    expect(value()).toBe(112);
  });

  test("commits a typed pace on blur", async () => {
    show("bike", 18);
    const typed = screen.getByRole("textbox");
    await userEvent.clear(typed);
    await userEvent.type(typed, "20,5");
    await userEvent.tab();
    expect(value()).toBe(20.5);
  });

  test.each(["fast", "9:99", "0:30", "5:01", ""])(
    "reverts nonsense such as '%s' to the last valid pace and says so",
    async (text) => {
      show("swim", 150);
      const typed = screen.getByRole<HTMLInputElement>("textbox");
      await userEvent.clear(typed);
      if (text) await userEvent.type(typed, text);
      await userEvent.keyboard("{Enter}");
      expect(value()).toBe(150);
      expect(typed.value).toBe("2:30");
      const refusal = screen.getByRole("alert");
      expect(refusal.textContent).toBe("Enter a pace between 1:00 and 5:00. Reset to 2:30.");
      const described = typed.getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(described.some((id) => document.getElementById(id)?.contains(refusal))).toBe(true);
    },
  );

  test("discards a typed pace on Escape", async () => {
    show("run", 510);
    const typed = screen.getByRole<HTMLInputElement>("textbox");
    await userEvent.clear(typed);
    await userEvent.type(typed, "7:00{Escape}");
    await userEvent.tab();
    expect(value()).toBe(510);
    expect(typed.value).toBe("8:30");
  });

  test("breaks no accessibility rule", async () => {
    const { container } = show("swim", 150);
    expect(await brokenRules(container)).toEqual([]);
  });
});
