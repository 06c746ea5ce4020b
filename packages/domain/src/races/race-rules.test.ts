import { expect, test } from "vitest";
import { addDays, isoDate } from "../calendar/iso-date.ts";
import { defaultPriority, raceProblem, type SizedRace } from "./race-rules.ts";
import { raceSize } from "./race-window.ts";

const RACE_DAY = isoDate("2027-05-22");
const TODAY = isoDate("2027-03-18");
const SEASON = {
  startDate: isoDate("2027-01-03"),
  raceDate: RACE_DAY,
  raceMinutes: 330,
  taperFrom: isoDate("2027-05-09"),
};

const race = (daysBefore: number, over: Partial<SizedRace> = {}): SizedRace => ({
  name: "Cascais Sprint",
  date: addDays(RACE_DAY, -daysBefore),
  priority: "B",
  kind: "sprint",
  expectedMinutes: 84,
  ...over,
});
const OLYMPIC = { kind: "olympic", expectedMinutes: 170 } as const;
const C = { priority: "C" } as const;

const problem = (added: SizedRace, others: readonly SizedRace[] = [], today = TODAY) =>
  raceProblem(SEASON, added, others, today);

test.each([
  ["on a day before today", race(0, { date: addDays(TODAY, -1) }), []],
  ["on the day of the A race", race(0), []],
  ["after the A race", race(-1), []],
  ["on the day of another race", race(40), [race(40, { name: "Other" })]],
  ["as the 31st", race(40), Array.from({ length: 30 }, (_, day) => race(100 + day))],
  ["in the taper, Olympic", race(12, { ...OLYMPIC, ...C }), []],
  ["a C race 3 days from another C race", race(40, C), [race(43, C)]],
  ["an Olympic C race 10 days from a C sprint", race(40, { ...OLYMPIC, ...C }), [race(50, C)]],
])("refuses one %s at its date", (_what, added, others) => {
  expect(problem(added, others)).toMatchObject({ path: "date", isPossibleAsC: false });
});

test.each([
  ["an Olympic B race 15 days before the A race", race(15, OLYMPIC), []],
  ["longer than the A race", race(60, { kind: "70.3", expectedMinutes: 360 }), []],
  ["two B races within 3 weeks", race(40), [race(55)]],
])("offers C for %s", (_what, added, others) => {
  const refused = problem(added, others);
  expect(refused).toMatchObject({ path: "priority", isPossibleAsC: true });
  expect(refused?.message).toMatch(/As a C race it can stay, done easy\.$/);
});

test.each([
  ["an Olympic B race 36 days before the A race", race(36, OLYMPIC), []],
  ["the same 15 days before it as C", race(15, { ...OLYMPIC, ...C }), []],
  ["a C race a week after another", race(40, C), [race(47, C)]],
  ["a C race near a B race", race(40, C), [race(44)]],
  ["two B races 3 weeks apart", race(40), [race(61)]],
  ["the 30th", race(40), Array.from({ length: 29 }, (_, day) => race(61 + day))],
  ["today", race(65, { date: TODAY }), []],
])("takes %s", (_what, added, others) => {
  expect(problem(added, others)).toBeNull();
});

test("refuses a race that needs a plan of its own at its kind", () => {
  const long = { kind: "ironman", expectedMinutes: 700 } as const;
  expect(problem(race(60, long))).toMatchObject({ path: "kind" });
  expect(problem(race(60, { kind: "ride", expectedMinutes: 460 }))).toMatchObject({ path: "kind" });
});

test("allows a short C race in the taper up to 14 days before the A race", () => {
  const season = { ...SEASON, taperFrom: isoDate("2027-05-02") };
  expect(raceProblem(season, race(14, C), [], TODAY)).toBeNull();
  expect(raceProblem(season, race(13, C), [], TODAY)).toMatchObject({ path: "date" });
  expect(raceProblem(season, race(14), [], TODAY)).toMatchObject({ path: "priority" });
});

test.each([
  ["B for a shorter race 3 weeks before the A race", 21, 84, "B"],
  ["C for one nearer to it", 20, 84, "C"],
  ["C for a longer one", 60, 340, "C"],
])("defaults to %s", (_what, days, expectedMinutes, priority) => {
  const { date, kind } = race(days);
  expect(defaultPriority(SEASON, { date, kind, expectedMinutes })).toBe(priority);
});

test.each([
  ["sprint", 200, "short"],
  ["10k", 45, "middle"],
  ["marathon", 200, "long"],
  ["ride", 90, "short"],
  ["ride", 91, "middle"],
  ["duathlon", 211, "long"],
  ["swim", 451, null],
  ["ironman", 400, null],
] as const)("a %s of %i min is %s", (kind, minutes, size) => {
  expect(raceSize(kind, minutes)).toBe(size);
});
