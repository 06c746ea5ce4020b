import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { fitnessTable, morningText, timeOffDays } from "./fitness-facts.ts";

const point = (fitness: number, form: number) => ({ fitness, fatigue: fitness - form, form });
const season = { startDate: isoDate("2027-03-07"), raceDate: isoDate("2027-03-20"), totalWeeks: 2 };
const planned = Array.from({ length: 14 }, (_, day) => point(30 + day, day === 13 ? 12.4 : -6));

test("lists each week's first morning and race morning, with measured values where known", () => {
  const table = fitnessTable(season, { planned, done: planned.slice(0, 3), projected: [] });
  expect(table.map(({ when }) => when)).toEqual([
    "Week 1, Mar 7 – 13, 2027",
    "Week 2, Mar 14 – 20, 2027",
    "Race, Sat, Mar 20, 2027",
  ]);
  expect(table[0]?.figures).toEqual(["30 / 30", "36 / 36", "-6 / -6"]);
  expect(table[2]?.figures).toEqual(["43", "31", "+12"]);
});

test("puts a morning into words, with the plan where values were measured", () => {
  const fitness = { planned, done: planned.slice(0, 3), projected: [] };
  expect(morningText(season, fitness, 2)).toBe(
    "Tue, Mar 9, 2027: Fitness 32, Fatigue 38, Form -6. Planned: Fitness 32, Fatigue 38, Form -6",
  );
  expect(morningText(season, fitness, 13)).toBe(
    "Sat, Mar 20, 2027: Fitness 43, Fatigue 31, Form +12",
  );
  expect(morningText(season, fitness, 14)).toBe("");
  const race = { date: isoDate("2027-03-12"), priority: "C", name: "Oeiras 10K" };
  expect(morningText(season, fitness, 5, [race])).toBe(
    "Fri, Mar 12, 2027, C race: Oeiras 10K: Fitness 35, Fatigue 41, Form -6",
  );
});

const off = (from: string, to: string | null) => ({
  fromDate: isoDate(from),
  toDate: to === null ? null : isoDate(to),
});

test("shows time off within the season, to race day while it has no end", () => {
  expect(
    timeOffDays(season, [
      off("2027-03-01", "2027-03-08"),
      off("2027-03-10", "2027-03-10"),
      off("2027-03-18", null),
      off("2027-02-01", "2027-03-06"),
      off("2027-03-21", null),
    ]),
  ).toEqual([
    { from: 0, days: 2 },
    { from: 3, days: 1 },
    { from: 11, days: 3 },
  ]);
});
