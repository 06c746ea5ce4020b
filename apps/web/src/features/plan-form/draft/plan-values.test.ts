import { defaultSchedule, entryOf } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { initialValues, withDay, withRace } from "./plan-values.ts";

const NO_DEFAULTS = {
  defaultSwimPace: null,
  defaultBikePace: null,
  defaultRunPace: null,
  defaultPacesRace: "olympic",
} as const;

describe("the initial form", () => {
  // @covers entities-7, setup-form-1
  test("has the olympic race, its week, the default paces and no goal", () => {
    expect(initialValues(null)).toEqual({
      name: "",
      raceType: "olympic",
      swimDistance: "0.93",
      bikeDistance: "25",
      runDistance: "6.2",
      raceDate: "",
      currentSwimPace: 150,
      currentBikePace: 18,
      currentRunPace: 510,
      goalFinishTime: 0,
      hoursNow: null,
      longestRunNow: null,
      longestRideNow: null,
      longestSwimNow: null,
      skipsTrainingNow: false,
      weeklySchedule: defaultSchedule("olympic"),
      poolLengthMeters: 25,
      optimiseLoad: false,
    });
  });

  test("starts with the account's own paces where set", () => {
    const account = { ...NO_DEFAULTS, defaultSwimPace: "1:52", defaultBikePace: "20.5" };
    expect(initialValues(account)).toMatchObject({
      currentSwimPace: 112,
      currentBikePace: 20.5,
      currentRunPace: 510,
    });
  });

  test("has the default paces of another race over its own distances", () => {
    const account = {
      defaultSwimPace: "2:38",
      defaultBikePace: "16.6",
      defaultRunPace: "9:54",
      defaultPacesRace: "ironman",
    } as const;
    expect(initialValues(account)).toMatchObject({
      raceType: "olympic",
      currentSwimPace: 150,
      currentBikePace: 18.1,
      currentRunPace: 500,
    });
  });

  test("accepts an account without paces", () => {
    expect(initialValues(NO_DEFAULTS)).toEqual(initialValues(null));
  });
});

describe("choosing a race", () => {
  // @covers setup-form-2
  test("fills in the distances and the week, and keeps the rest", () => {
    const edited = withDay(
      { ...initialValues(null), name: "Kona", currentRunPace: 420, goalFinishTime: 170 },
      entryOf(3, 2, true),
    );
    expect(withRace(edited, "ironman")).toEqual({
      ...edited,
      raceType: "ironman",
      swimDistance: "2.4",
      bikeDistance: "112",
      runDistance: "26.2",
      weeklySchedule: defaultSchedule("ironman"),
    });
  });
});

test("keeps the sports of the days when the race changes", () => {
  const limited = withDay(initialValues(null), { ...entryOf(2, 3), sports: ["run"] });
  const [, , tuesday] = withRace(limited, "ironman").weeklySchedule;
  expect(tuesday).toEqual({ ...defaultSchedule("ironman")[2], sports: ["run"] });
});

test("keeps the other six days when one changes", () => {
  const values = initialValues(null);
  const changed = withDay(values, entryOf(3, 1.5));
  expect(changed.weeklySchedule[3]).toEqual(entryOf(3, 1.5));
  expect(changed.weeklySchedule.toSpliced(3, 1)).toEqual(values.weeklySchedule.toSpliced(3, 1));
});
