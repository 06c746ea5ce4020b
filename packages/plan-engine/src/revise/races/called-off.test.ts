import { dateInWeek } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import type { Plan, PlannedExercise } from "../../model/plan-types.ts";
import { OLYMPIC_START, seasonWith, SPRINT, TEN_K } from "../../testing/athletes/olympic-season.ts";
import type { AcceptedTimeOff } from "../time-off/accepted-time-off.ts";

const dateOf = ({ week, suggestedDay }: PlannedExercise) =>
  dateInWeek(OLYMPIC_START, week, suggestedDay);
const rowsOf = ({ weeks }: Plan) => weeks.flatMap(({ exercises }) => exercises);

// Found by random seasons: an athlete who agrees to days off after a race that was in them.
describe.each([
  ["C race", TEN_K, 6],
  ["B race", SPRINT, 10],
] as const)("time off accepted after a %s that it calls off", (_priority, race, week) => {
  const acceptedOn = dateInWeek(OLYMPIC_START, week + 1, 3);
  const daysOff: AcceptedTimeOff = {
    kind: "other",
    symptoms: null,
    fromDate: dateInWeek(OLYMPIC_START, week, 1),
    toDate: dateInWeek(OLYMPIC_START, week, 6),
    minutesPerDay: 0,
    sports: [],
    acceptedOn,
  };
  const raced = seasonWith({ races: [race] });
  const season = seasonWith({ races: [race], timeOff: [daysOff] });
  const before = (plan: Plan) => rowsOf(plan).filter((row) => dateOf(row) < acceptedOn);
  const after = (plan: Plan) => rowsOf(plan).filter((row) => dateOf(row) >= acceptedOn);

  test("leaves the days before as the race made them", () => {
    expect(before(raced)).not.toEqual(before(seasonWith({})));
    expect(before(season)).toEqual(before(raced));
  });

  test("lets the race ask nothing of the days from then on", () => {
    const reasons = after(season).flatMap((row) => row.reasons.map(({ rule }) => rule));
    expect(reasons).not.toContain("nearby-race");
  });

  test("accepted before the race leaves no trace of it", () => {
    const known = { ...daysOff, acceptedOn: race.acceptedOn };
    const without = seasonWith({ timeOff: [known] });
    expect(seasonWith({ races: [race], timeOff: [known] }).weeks).toEqual(without.weeks);
  });
});
