import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { readDraft } from "./plan-draft.ts";
import { initialValues, withRace } from "./plan-values.ts";

const opening = initialValues(null);
const entered = { ...withRace(opening, "sprint"), name: "Local", goalFinishTime: 80 };
const draft = (ownerId: number | null, values: unknown = entered) =>
  JSON.stringify({ ownerId, values });

describe("a kept draft", () => {
  test("comes back as it was entered", () => {
    expect(readDraft(draft(null), null, opening)).toEqual(entered);
    expect(readDraft(draft(7), 7, opening)).toEqual(entered);
  });

  test("of a visitor is there for whoever logs in", () => {
    expect(readDraft(draft(null), 7, opening)).toEqual(entered);
  });

  test("of a user is there for nobody else", () => {
    expect(readDraft(draft(7), 8, opening)).toBeNull();
    expect(readDraft(draft(7), null, opening)).toBeNull();
  });

  test.each([null, "", "{", "null", "[]", '"text"', '{"ownerId":null}'])(
    "that reads %j is none",
    (text) => {
      expect(readDraft(text, null, opening)).toBeNull();
    },
  );

  test("field by field, what is broken is as the form opens", () => {
    const broken = {
      ...entered,
      raceType: "marathon",
      currentSwimPace: 9000,
      currentRunPace: "fast",
      goalFinishTime: -5,
      weeklySchedule: [{ available: false, hours: 3, isEndurance: true }, "Monday"],
    };
    const values = readDraft(draft(null, broken), null, opening);
    expect(values).toMatchObject({
      name: "Local",
      raceType: "olympic",
      currentSwimPace: 150,
      currentRunPace: 510,
      goalFinishTime: 0,
    });
    expect(values?.weeklySchedule[0]).toMatchObject({ available: false, hours: 0 });
    expect(values?.weeklySchedule.slice(1)).toEqual(opening.weeklySchedule.slice(1));
  });

  test.prop([fc.json(), fc.jsonValue()])("never fails, whatever is kept", (text, values) => {
    readDraft(text, 1, opening);
    const read = readDraft(draft(null, values), 1, opening);
    expect(read === null || read.weeklySchedule.length === 7).toBe(true);
  });
});
