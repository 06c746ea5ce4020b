import { describe, expect, test } from "vitest";
import { changeDraft } from "./draft-changes.ts";
import { openDraft } from "./plan-draft.ts";
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

  test("from saved defaults are the athlete's own", () => {
    const account = { id: 7, defaultSwimPace: "1:52", defaultBikePace: null, defaultRunPace: null };
    expect(openDraft(account).hasOwnPaces).toBe(true);
  });
});
