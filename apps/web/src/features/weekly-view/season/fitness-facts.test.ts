import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { fitnessSentence, fitnessTable, weekTicks } from "./fitness-facts.ts";

const point = (fitness: number, form: number) => ({ fitness, fatigue: fitness - form, form });
const season = { startDate: isoDate("2027-03-07"), raceDate: isoDate("2027-03-20"), totalWeeks: 2 };
const planned = Array.from({ length: 14 }, (_, day) => point(30 + day, day === 13 ? 12.4 : -6));

describe("what the curves say", () => {
  test("the plan alone, while nothing is done", () => {
    expect(fitnessSentence({ planned, done: [] })).toBe(
      "Your plan takes your fitness from 30 to 43 by race day and brings you to the start fresh, with a form of +12.",
    );
  });

  test("and where today stands against it", () => {
    const done = planned.slice(0, 4).map(() => point(31, -2));
    expect(fitnessSentence({ planned, done })).toContain("Today it is 31; 33 was planned.");
  });

  test.each([
    [5, "fresh"],
    [0, "neither fresh nor tired"],
    [-9, "tired"],
  ])("a form of %i is called %s", (form, word) => {
    expect(fitnessSentence({ planned: [point(30, 0), point(40, form)], done: [] })).toContain(
      `to the start ${word}, with`,
    );
  });
});

test("the table has each week's first morning and race morning, done where it is known", () => {
  const table = fitnessTable(season, { planned, done: planned.slice(0, 3) });
  expect(table.map(({ when }) => when)).toEqual([
    "Week 1, Mar 7 – 13, 2027",
    "Week 2, Mar 14 – 20, 2027",
    "Race, Sat, Mar 20, 2027",
  ]);
  expect(table[0]?.figures).toEqual(["30 / 30", "36 / 36", "-6 / -6"]);
  expect(table[2]?.figures).toEqual(["43", "31", "+12"]);
});

test.each([
  [1, ["Week 1"]],
  [8, ["Week 1", "2", "3", "4", "5", "6", "7", "8"]],
  [104, ["Week 1", "14", "27", "40", "53", "66", "79", "92"]],
])("a season of %i weeks has no more words below it than fit", (totalWeeks, labels) => {
  expect(weekTicks({ ...season, totalWeeks }).map(({ label }) => label)).toEqual(labels);
});
