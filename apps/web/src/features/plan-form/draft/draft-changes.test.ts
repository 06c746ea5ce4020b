import { describe, expect, test } from "vitest";
import { changeDraft } from "./draft-changes.ts";
import { openDraft } from "./plan-draft.ts";
import { thresholdsOf } from "./plan-facts.ts";
import { withRace, type PlanValues } from "./plan-values.ts";

const opened = openDraft(null);
const on = (raceDate: string) => (values: PlanValues) => ({ ...values, raceDate });
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
    const account = { id: 7, defaultSwimPace: "1:52", defaultBikePace: null, defaultRunPace: null };
    expect(openDraft(account).hasOwnPaces).toBe(true);
  });
});
