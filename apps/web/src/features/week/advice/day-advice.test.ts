import { isoDate, withSports, type Weekday, type WeeklySchedule } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import type { RaceDay } from "../../../shared/races/use-race-days.ts";
import { movesTogether } from "../model/bricks.ts";
import { weekModel } from "../model/week-model.ts";
import { exerciseRow, placedOn, plan, TODAY, WEEK } from "../testing/week-rows.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { dayAdvice } from "./day-advice.ts";

// Hours of the plan: Sun 1:30, Mon 1:00, Tue 2:00 E, Wed rest, Thu 1:00, Fri 1:00, Sat 2:00 E.
const NEXT_SUNDAY = isoDate("2027-02-28");

interface Scene {
  selected: ExerciseRow;
  others?: readonly ExerciseRow[];
  today?: typeof TODAY;
  raceDate?: typeof TODAY;
  schedule?: WeeklySchedule;
  races?: readonly RaceDay[];
}

/** A race on the Friday of the week. */
const cascais = (priority: "B" | "C"): RaceDay => ({
  id: 1,
  name: "Cascais Sprint",
  date: isoDate("2027-03-12"),
  kind: "sprint",
  priority,
  goalSeconds: null,
});

function modelOf({
  selected,
  others = [],
  today = NEXT_SUNDAY,
  raceDate = plan.raceDate,
  schedule = plan.weeklySchedule,
  races = [],
}: Scene) {
  return weekModel([selected, ...others], {
    startDate: plan.startDate,
    week: WEEK,
    schedule,
    today,
    raceDate,
    races,
  });
}

function advise(scene: Scene) {
  const model = modelOf(scene);
  const unit = movesTogether(model.exercises, scene.selected);
  return dayAdvice({ ...model, unit, raceDate: scene.raceDate ?? plan.raceDate });
}

const on = (scene: Scene, day: Weekday) => advise(scene)[day];
const daysOf = (scene: Scene, kind: string) =>
  advise(scene)
    .filter((advice) => advice.kind === kind)
    .map(({ day }) => day);

const easyRun = (over: Partial<ExerciseRow> = {}) => exerciseRow("run", 30, over);
const hardRun = (over: Partial<ExerciseRow> = {}) =>
  exerciseRow("run", 40, { intensity: "threshold", ...over });
const hardRide = (day: Weekday) =>
  exerciseRow("bike", 45, { intensity: "vo2max", ...placedOn(day) });

describe("advice against a day", () => {
  test("is given for a past day", () => {
    const scene = { selected: easyRun(), today: TODAY };
    expect(daysOf(scene, "against")).toEqual([0, 1, 3]);
    expect(on(scene, 0)).toEqual({ day: 0, kind: "against", reason: "This day is over" });
    expect(on(scene, 2)?.kind).not.toBe("against");
  });

  test("is given for a day that is closed to the sport, also of half a brick", () => {
    const schedule = plan.weeklySchedule.map((entry) =>
      entry.day === 6 ? withSports(entry, ["swim", "bike"]) : entry,
    );
    expect(on({ selected: easyRun(), schedule }, 6)).toEqual({
      day: 6,
      kind: "against",
      reason: "Your plan has no runs on Saturdays",
    });
    expect(on({ selected: hardRide(1), schedule }, 6)?.kind).not.toBe("against");
    const run = easyRun({ brickId: "2-brick" });
    const ride = exerciseRow("bike", 45, { brickId: "2-brick" });
    expect(on({ selected: ride, others: [run], schedule }, 6)?.kind).toBe("against");
  });

  test("is given for a day without hours", () => {
    expect(on({ selected: easyRun() }, 3)).toEqual({
      day: 3,
      kind: "against",
      reason: "Your rest day",
    });
  });

  test("is given when the day's hours are exceeded, including exercises already on it", () => {
    const others = [exerciseRow("swim", 40, placedOn(4))];
    expect(on({ selected: easyRun(), others }, 4)).toMatchObject({
      kind: "against",
      reason: "0:10 over its hours",
    });
    expect(on({ selected: easyRun(), others }, 2)?.kind).not.toBe("against");
  });

  test("is not given at exactly the day's hours", () => {
    const others = [exerciseRow("swim", 30, placedOn(4))];
    expect(on({ selected: easyRun(), others }, 4)?.reason).toBe("0:30 left, fits exactly");
  });

  test("is given for an appointment on another day than its own", () => {
    const facts = { day: 2, name: "Club swim", asked: 60, minutes: 60 } as const;
    const selected = exerciseRow("swim", 60, {
      suggestedDay: 2,
      reasons: [{ rule: "appointment", facts }],
    });
    expect(on({ selected }, 4)).toMatchObject({
      kind: "against",
      reason: expect.stringContaining("Club swim is on Tuesdays"),
    });
  });

  test("is given for a second exercise of the sport, with both reasons", () => {
    const others = [easyRun(placedOn(2)), exerciseRow("run", 60, placedOn(4))];
    expect(on({ selected: easyRun(), others }, 2)?.reason).toBe("A run is on it");
    expect(on({ selected: easyRun(), others }, 4)?.reason).toBe(
      "0:30 over its hours, and a run is on it",
    );
  });

  test("is given to a hard exercise next to or on a hard day, and only to a hard one", () => {
    const others = [hardRide(5)];
    expect(on({ selected: hardRun(), others }, 4)?.reason).toBe("A hard ride the day after");
    expect(on({ selected: hardRun(), others }, 6)?.reason).toBe("A hard ride the day before");
    expect(on({ selected: hardRun({ duration: 15 }), others }, 5)?.reason).toBe(
      "A hard ride is on it",
    );
    expect(daysOf({ selected: easyRun({ duration: 15 }), others }, "against")).toEqual([3]);
  });

  test("is given for race day, the days after and the days just before", () => {
    const raceDate = isoDate("2027-03-12");
    const scene = { selected: hardRun(), raceDate };
    expect(on(scene, 5)?.reason).toBe("Race day");
    expect(on(scene, 6)?.reason).toBe("After your race");
    expect(on(scene, 4)?.reason).toBe("The day before your race");
    expect(on({ selected: easyRun(), raceDate }, 4)?.kind).not.toBe("against");
    expect(on({ selected: exerciseRow("run", 35), raceDate }, 4)?.kind).toBe("against");
  });

  test("is given for the day of a race on the way and its eve", () => {
    const scene = { selected: hardRun(), races: [cascais("B")] };
    expect(on(scene, 5)?.reason).toBe("Race day");
    expect(on(scene, 4)?.reason).toBe("The day before Cascais Sprint");
    const easy = { ...scene, selected: exerciseRow("run", 35) };
    expect(on(easy, 4)?.kind).toBe("against");
    expect(on({ ...easy, races: [cascais("C")] }, 4)?.kind).not.toBe("against");
    expect(on(easy, 6)?.kind).not.toBe("against");
  });

  test("is given to hard exercises two days before the race", () => {
    const scene = { selected: hardRun(), raceDate: isoDate("2027-03-13") };
    expect(on(scene, 4)?.reason).toBe("Too hard two days before your race");
    expect(on({ ...scene, selected: easyRun() }, 4)?.kind).not.toBe("against");
  });
});

describe("the best days", () => {
  test("include the plan's suggested day and say so", () => {
    const scene = { selected: easyRun({ suggestedDay: 6 }) };
    expect(on(scene, 6)).toEqual({ day: 6, kind: "best", reason: "Suggested day, 2:00 free" });
  });

  test("are one to three whenever any day is open", () => {
    const crowded = ([0, 1, 2, 4, 5] as const).map((day) => easyRun(placedOn(day)));
    expect(daysOf({ selected: easyRun() }, "best")).toHaveLength(3);
    expect(daysOf({ selected: easyRun(), others: crowded }, "best")).toEqual([6]);
  });

  test("avoid the time that the plan suggests for other exercises", () => {
    const selected = easyRun({ suggestedDay: 4 });
    const others = ([0, 1, 2, 5, 6] as const).map((suggestedDay) =>
      exerciseRow("bike", 100, { suggestedDay }),
    );
    expect(daysOf({ selected, others }, "best")).toEqual([4]);
    expect(on({ selected, others }, 6)).toEqual({
      day: 6,
      kind: "open",
      reason: "Your plan uses this day for another session, 2:00 free",
    });
  });

  test("are empty when every day breaks a rule", () => {
    expect(daysOf({ selected: exerciseRow("bike", 200) }, "best")).toEqual([]);
  });

  test("are endurance days for a long exercise", () => {
    const scene = { selected: exerciseRow("bike", 90) };
    expect(daysOf(scene, "best")).toEqual([0, 2, 6]);
    expect(on(scene, 2)?.reason).toBe("Endurance day, 2:00 free");
  });

  test("include the day before the brick for an easy exercise", () => {
    const brick = exerciseRow("bike", 60, { brickId: "b", ...placedOn(6) });
    const others = [
      brick,
      ...([0, 1, 2] as const).map((day) => exerciseRow("bike", 30, placedOn(day))),
    ];
    expect(on({ selected: exerciseRow("swim", 30), others }, 5)).toEqual({
      day: 5,
      kind: "best",
      reason: "Easy before the brick, 1:00 free",
    });
  });
});

describe("advice for a scheduled exercise", () => {
  test("ignores its own day, and does not count its own minutes", () => {
    const selected = easyRun(placedOn(4));
    expect(on({ selected }, 4)).toEqual({
      day: 4,
      kind: "here",
      reason: "Already here",
    });
    const moving = exerciseRow("run", 60, placedOn(4));
    expect(on({ selected: moving, others: [exerciseRow("swim", 30, placedOn(4))] }, 4)?.kind).toBe(
      "here",
    );
  });

  test("treats a brick as one unit whose halves do not conflict", () => {
    const ride = exerciseRow("bike", 80, { brickId: "b", ...placedOn(2) });
    const run = exerciseRow("run", 30, { brickId: "b", ...placedOn(2) });
    const scene = { selected: ride, others: [run] };
    expect(on(scene, 6)).toMatchObject({ kind: "best", reason: "Endurance day, 2:00 free" });
    expect(on(scene, 0)?.reason).toBe("0:20 over its hours");
  });
});
