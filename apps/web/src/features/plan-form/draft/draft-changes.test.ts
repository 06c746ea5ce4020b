import { fc, test } from "@fast-check/vitest";
import {
  DISCIPLINES,
  formatRacePaces,
  milesPerHour,
  PACE_LIMITS,
  RACE_TYPES,
  secondsPer100m,
  secondsPerMile,
  type RaceType,
} from "@triplan/domain";
import { describe, expect } from "vitest";
import { changeDraft } from "./draft-changes.ts";
import { openDraft } from "./plan-draft.ts";
import { thresholdsOf } from "./plan-facts.ts";
import { PACE_FIELDS, withPaces, withRace, type PlanValues } from "./plan-values.ts";

const opened = openDraft(null);
const on = (raceDate: string) => (values: PlanValues) => ({ ...values, raceDate });
const accountWith = (
  { swim, bike, run }: Record<"swim" | "bike" | "run", string | null>,
  defaultPacesRace: RaceType,
) => ({
  id: 7,
  defaultSwimPace: swim,
  defaultBikePace: bike,
  defaultRunPace: run,
  defaultPacesRace,
});
const named = (name: string) => (values: PlanValues) => ({ ...values, name });

describe("the plan name", () => {
  test("is empty without a race date", () => {
    expect(changeDraft(opened, (values) => withRace(values, "sprint")).values.name).toBe("");
  });

  test("follows race and date until it is edited", () => {
    const dated = changeDraft(opened, on("2027-03-01"));
    expect(dated.values.name).toBe("Olympic, Mar 1");
    const sprint = changeDraft(dated, (values) => withRace(values, "sprint"));
    expect(sprint.values.name).toBe("Sprint, Mar 1");
  });

  test.each(["Lisbon", ""])("stays '%s' once the athlete has entered it", (name) => {
    const edited = changeDraft(changeDraft(opened, on("2027-03-01")), named(name));
    expect(changeDraft(edited, on("2027-04-01")).values.name).toBe(name);
  });
});

describe("paces", () => {
  test("are examples until one of them changes", () => {
    expect(changeDraft(opened, on("2027-03-01")).hasOwnPaces).toBe(false);
    const moved = changeDraft(opened, (values) => ({ ...values, currentRunPace: 500 }));
    expect(moved.hasOwnPaces).toBe(true);
    expect(changeDraft(moved, (values) => withRace(values, "ironman")).hasOwnPaces).toBe(true);
  });

  test("of another race keep the thresholds", () => {
    const own = changeDraft(opened, (values) => ({ ...values, currentRunPace: 500 }));
    const races = ["ironman", "sprint", "70.3", "olympic"] as const;
    const drafts = races.map((race) => changeDraft(own, (values) => withRace(values, race)));
    for (const { values } of drafts) {
      const [was, is] = [thresholdsOf(own.values), thresholdsOf(values)];
      expect(Math.abs(is.swim - was.swim)).toBeLessThanOrEqual(1);
      expect(Math.abs(is.run - was.run)).toBeLessThanOrEqual(1);
      expect(Math.abs(is.bike - was.bike)).toBeLessThanOrEqual(0.1);
    }
    expect(drafts[0]?.values).toMatchObject({ currentRunPace: 594, currentSwimPace: 158 });
  });

  test("come back with their race, also from the end of the range", () => {
    const slow = changeDraft(opened, (values) => ({ ...values, currentRunPace: 955 }));
    const ironman = changeDraft(slow, (values) => withRace(values, "ironman"));
    expect(ironman.values.currentRunPace).toBe(960);
    const back = changeDraft(ironman, (values) => withRace(values, "olympic"));
    expect(back.values).toMatchObject(slow.values);
  });

  test("that were entered for the new race are kept", () => {
    const own = changeDraft(opened, (values) => ({ ...values, currentRunPace: 500 }));
    const ironman = changeDraft(own, (values) => withRace(values, "ironman"));
    const entered = changeDraft(ironman, (values) => ({ ...values, currentRunPace: 600 }));
    expect(entered.values.currentRunPace).toBe(600);
    const olympic = changeDraft(entered, (values) => withRace(values, "olympic"));
    expect(olympic.values).toMatchObject({ currentRunPace: 505, currentSwimPace: 150 });
  });

  test("from saved defaults are the athlete's own", () => {
    const account = accountWith({ swim: "1:52", bike: null, run: null }, "olympic");
    expect(openDraft(account).hasOwnPaces).toBe(true);
  });

  test("from saved defaults come back unchanged with the race that they were saved for", () => {
    const saved = { swim: "2:37", bike: "16.7", run: "9:53" };
    const opened = openDraft(accountWith(saved, "ironman"));
    const { values } = changeDraft(opened, (last) => withRace(last, "ironman"));
    expect(values).toMatchObject({
      currentSwimPace: 157,
      currentBikePace: 16.7,
      currentRunPace: 593,
    });
  });
});

/** True where the slider's range did not cut the pace. */
const isWithin = (values: PlanValues, sport: keyof typeof PACE_LIMITS) =>
  values[PACE_FIELDS[sport]] > PACE_LIMITS[sport].min &&
  values[PACE_FIELDS[sport]] < PACE_LIMITS[sport].max;

const through = (start: ReturnType<typeof openDraft>, races: readonly RaceType[]) => {
  let draft = start;
  return races.map((race) => (draft = changeDraft(draft, (values) => withRace(values, race))));
};

// Invariant 66: within 1 s and 0.1 mph, where the slider's range has a pace for the race at all.
describe("derived thresholds stay the same", () => {
  const TOLERANCE = { swim: 1, bike: 0.1, run: 1 };
  function expectKept(values: PlanValues, thresholds: ReturnType<typeof thresholdsOf>) {
    const now = thresholdsOf(values);
    for (const sport of DISCIPLINES.filter((each) => isWithin(values, each))) {
      expect(Math.abs(now[sport] - thresholds[sport])).toBeLessThanOrEqual(TOLERANCE[sport]);
    }
  }

  const arbPaces = fc.record({
    swim: fc.integer(PACE_LIMITS.swim).map(secondsPer100m),
    bike: fc.integer({ min: 100, max: 300 }).map((tenths) => milesPerHour(tenths / 10)),
    run: fc.integer(PACE_LIMITS.run).map(secondsPerMile),
  });
  const arbRace = fc.constantFrom(...RACE_TYPES);
  const arbRaces = fc.array(arbRace, { minLength: 1, maxLength: 6 });

  test.prop([arbPaces, arbRace, arbRaces])(
    "whatever races are chosen one after the other",
    (paces, first, races) => {
      const [chosen] = through(opened, [first]);
      const own = changeDraft(chosen ?? opened, (values) => withPaces(values, paces));
      for (const { values } of through(own, races)) expectKept(values, thresholdsOf(own.values));
    },
  );

  test.prop([arbPaces, arbRace, arbRaces])(
    "for default paces that were saved for any race",
    (paces, saved, races) => {
      const draft = openDraft(accountWith(formatRacePaces(paces), saved));
      const entered = withPaces(withRace(opened.values, saved), paces);
      for (const { values } of [draft, ...through(draft, races)]) {
        expectKept(values, thresholdsOf(entered));
      }
    },
  );
});
