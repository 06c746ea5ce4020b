import { screen, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
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

test("the details say what each zone means", async () => {
  const shown = await details(
    exerciseRow("run", 50, {
      steps: [step("steady", [stretch(50, "Z2")])],
    }),
  );
  const legend = within(shown.getByText("What the zones mean").closest("details") ?? document.body);
  const zones = legend.getAllByRole("listitem", { hidden: true });
  expect(zones.map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
    "Z1",
    "Z2",
    "Z3",
    "Z4",
    "Z5",
  ]);
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

const set = (repeat: number) => [{ kind: "main" as const, repeat, intervals: [lap] }];
const rung = (id: number, week: number, number: number, over: Partial<ExerciseRow> = {}) =>
  exerciseRow("run", 45, {
    id,
    week,
    slotKey: `${week}-run-1`,
    name: "Cruise intervals",
    templateId: `run-threshold:${number}`,
    steps: set(9),
    ...over,
  });

test("the progression shows done, planned and later sets, and why one is less or comes before the next step", async () => {
  const done = { isCompleted: true, scheduledDate: isoDate("2027-02-24"), actualPace: "8:06/mi" };
  const here = rung(2, 6, 2, placedOn(4));
  const held = { rule: "held", facts: { set: "3 × 5 min", why: "missed" } } as const;
  const wish = { why: [], volume: 90, intensity: "maintain" } as const;
  const change = { minutes: [50, 45], effort: ["threshold", "threshold"] } as const;
  const adjusted = { rule: "adjusted", facts: { ...wish, ...change } } as const;
  const again = rung(3, 8, 1, { reasons: [adjusted, held] });
  const rows = [rung(1, 4, 1, done), here, again, rung(4, 13, 3, { steps: set(1) })];
  const { user } = await open({ rows });
  await user.click(screen.getByRole("button", { name: "More for Cruise intervals" }));
  await user.click(await screen.findByRole("menuitem", { name: "Details" }));
  const shown = within(await screen.findByRole("dialog", { name: "Cruise intervals" }));
  const heading = await shown.findByRole("heading", { name: "Progression" });
  const items = within(heading.parentElement ?? document.body)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(items).toEqual([
    "Wed, Feb 243 × 5 min8:06/mi",
    "Here4 × 5 min",
    "Week 83 × 5 mintwo missed before",
    "Week 138 mintaper: sharp, not tired",
  ]);
});

test("an exercise on another day than the suggested one says that it was moved", async () => {
  const reasons = [{ rule: "open-day", facts: { day: 2, minutes: 120 } }] as const;
  const shown = await details(
    exerciseRow("run", 45, { name: "Tempo run", reasons, suggestedDay: 2, ...placedOn(4) }),
  );
  expect(shown.getByText("You moved it to Thursday.").parentElement?.textContent).toBe(
    "You moved it to Thursday. That works.",
  );
  expect(shown.queryByText("Why this day.")).toBeNull();
});

test("a brick is one panel: the ride, the change with its time, the run", async () => {
  const ride = exerciseRow("bike", 60, { name: "Brick ride", brickId: "b", ...placedOn(6) });
  const run = exerciseRow("run", 20, { name: "Brick run", brickId: "b", ...placedOn(6) });
  const { user } = await open({ rows: [ride, run] });
  await user.click(screen.getByRole("button", { name: "More for Brick run" }));
  await user.click(await screen.findByRole("menuitem", { name: "Details" }));
  const shown = within(await screen.findByRole("dialog", { name: "Brick: ride, run" }));
  const steps = shown.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(steps).toEqual([
    "Ride: warm-up10 min",
    "Ride: steady45 min",
    "Ride: cool-down5 min",
    "Changeshoes, belt, cap, go",
    "Run: warm-up10 min",
    "Run: steady5 min",
    "Run: cool-down5 min",
  ]);
  expect(shown.getByRole("row", { name: /Change.*under 3 min/ })).toBeTruthy();
  const facts = shown.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(["1:00", "3 min", "0:20"]);
});
