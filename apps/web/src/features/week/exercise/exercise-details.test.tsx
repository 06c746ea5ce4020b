import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn, step, stretch } from "../testing/week-rows.ts";
import type { ExerciseRow } from "../model/week-types.ts";

async function details(exercise: ExerciseRow) {
  const { user } = await open({ rows: [exercise] });
  await user.click(screen.getByRole("button", { name: `More for ${exercise.name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Details" }));
  return within(await screen.findByRole("dialog", { name: exercise.name }));
}

const lap = {
  quantity: 200,
  unit: "m" as const,
  zone: "Z4" as const,
  isRacePace: false,
  pace: "1:57",
  seconds: 234,
  restSeconds: 20,
  target: { slow: "1:58", fast: "1:56" },
};

test("a swim set says when to leave, for which time, and what to do without rest", async () => {
  const steps = [{ kind: "main" as const, repeat: 6, intervals: [lap] }];
  const shown = await details(exerciseRow("swim", 50, { name: "CSS 200s", steps }));
  expect(
    shown.getByRole("row", { name: /6 × 200 m ?leave every 4:15 3:52-3:56 ?1:56-1:58\/100m ?Z4/ }),
  ).toBeTruthy();
  expect(
    shown.getByText(
      "On the pool clock: 200 m in 3:54 gives you about 20 s rest. If it falls below 10 s, leave every 4:25.",
    ),
  ).toBeTruthy();
});

test("a long ride says what to take by when", async () => {
  const fuel = {
    kind: "fuel" as const,
    text: "2 h: 60–120 g of carbohydrate in all.",
    gramsPerHour: { least: 30, most: 60 },
  };
  const steps = [{ ...step("steady", [stretch(120, "Z2")]), advice: [fuel] }];
  const ride = exerciseRow("bike", 120, { name: "Long ride", steps, ...placedOn(6) });
  const shown = await details(ride);
  expect(shown.getByText("Sat, Mar 13, 2027 · Week 6, Build 1 of 4")).toBeTruthy();
  const times = shown.getAllByRole("term").map(({ textContent }) => textContent);
  expect(times).toEqual(
    expect.arrayContaining(["Before", "By 0:30", "By 1:00", "By 1:30", "By 2:00", "After"]),
  );
  expect(shown.getAllByText("15–30 g carbohydrate · 300 ml")).toHaveLength(4);
  expect(shown.getByText(fuel.text)).toBeTruthy();
});

test("the reason of the day is a sentence of its own", async () => {
  const reasons = [
    { rule: "endurance-day", facts: { day: 6, minutes: 240 } },
    { rule: "brick", facts: { half: "run" } },
  ] as const;
  const shown = await details(
    exerciseRow("run", 45, { name: "Long run", reasons, ...placedOn(6) }),
  );
  expect(shown.getByText("Why this day.").parentElement?.textContent).toBe(
    "Why this day. Saturday suits it because it is your endurance day, with 4 h.",
  );
});

test("an exercise on a ladder shows the sets of last time, here and next time", async () => {
  const progress = {
    last: { set: "3 × 5 min", week: 4 },
    today: "3 × 6 min",
    next: "4 × 6 min",
  };
  const shown = await details(exerciseRow("run", 45, { name: "Cruise intervals", progress }));
  const items = within(
    shown.getByRole("heading", { name: "Progression" }).parentElement ?? document.body,
  )
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(items).toEqual(["2 weeks ago3 × 5 min", "Here3 × 6 min", "Next4 × 6 min"]);
});
