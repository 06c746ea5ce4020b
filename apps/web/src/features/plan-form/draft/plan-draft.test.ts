import { fc, test } from "@fast-check/vitest";
import { entryOf } from "@triplan/domain";
import { describe, expect } from "vitest";
import { openDraft, readDraft } from "./plan-draft.ts";
import { withDay, withRace } from "./plan-values.ts";

const opening = openDraft(null);
const userDraft = (id: number) => ({ ...opening, ownerId: id });
const swimless = withDay(opening.values, { ...entryOf(2, 2, true), sports: ["bike", "run"] });
const entered = { ...withRace(swimless, "sprint"), name: "Local", goalFinishTime: 80 };
const draft = (ownerId: number | null, values: unknown = entered) =>
  JSON.stringify({ ownerId, values });

describe("a kept draft", () => {
  test("is restored as it was entered", () => {
    expect(readDraft(draft(null), opening)?.values).toEqual(entered);
    expect(readDraft(draft(7), userDraft(7))?.values).toEqual(entered);
  });

  test("of a visitor is restored for the user who logs in", () => {
    expect(readDraft(draft(null), userDraft(7))?.values).toEqual(entered);
  });

  test("of a user is not shown to another user", () => {
    expect(readDraft(draft(7), userDraft(8))).toBeNull();
    expect(readDraft(draft(7), opening)).toBeNull();
  });

  test("keeps whether name and paces are the athlete's own", () => {
    const own = { isNameEdited: false, hasOwnPaces: true };
    const text = JSON.stringify({ ownerId: null, values: entered, ...own });
    expect(readDraft(text, opening)).toMatchObject(own);
  });

  test("from before names were suggested keeps its name", () => {
    expect(readDraft(draft(null), opening)).toMatchObject({
      isNameEdited: true,
      hasOwnPaces: false,
    });
  });

  test("keeps whether it was edited and which plan filled it in", () => {
    const filled = { isEdited: false, filledFrom: "Lisbon Ironman" };
    const text = JSON.stringify({ ownerId: null, values: entered, ...filled });
    expect(readDraft(text, opening)).toMatchObject(filled);
    expect(readDraft(draft(null), opening)).toMatchObject({ isEdited: true, filledFrom: null });
  });

  test("keeps the way out that was taken, so that it can be undone after a reload", () => {
    const way = { done: "Set to Sprint.", kept: "", before: opening.values, after: entered };
    const text = JSON.stringify({ ownerId: null, values: entered, way });
    expect(readDraft(text, opening)?.way).toEqual(way);
    const broken = JSON.stringify({ ownerId: null, values: entered, way: { before: 1 } });
    expect(readDraft(broken, opening)?.way).toBeNull();
  });

  test.each([null, "", "{", "null", "[]", '"text"', '{"ownerId":null}'])(
    "is ignored when it reads %j",
    (text) => {
      expect(readDraft(text, opening)).toBeNull();
    },
  );

  test("falls back to the default for each broken field", () => {
    const broken = {
      ...entered,
      raceType: "marathon",
      currentSwimPace: 9000,
      currentRunPace: "fast",
      goalFinishTime: -5,
      hoursNow: 4.2,
      longestRunNow: 601,
      longestRideNow: "1:15",
      longestSwimNow: 0,
      weeklySchedule: [{ available: false, hours: 3, isEndurance: true }, "Monday"],
    };
    const values = readDraft(draft(null, broken), opening)?.values;
    expect(values).toMatchObject({
      name: "Local",
      raceType: "olympic",
      currentSwimPace: 150,
      currentRunPace: 510,
      goalFinishTime: 0,
      hoursNow: null,
      longestRunNow: null,
      longestRideNow: null,
      longestSwimNow: 0,
    });
    expect(values?.weeklySchedule[0]).toMatchObject({ available: false, hours: 0 });
    expect(values?.weeklySchedule.slice(1)).toEqual(opening.values.weeklySchedule.slice(1));
  });

  test.prop([fc.json(), fc.jsonValue()])("never throws, whatever is stored", (text, values) => {
    readDraft(text, userDraft(1));
    const read = readDraft(draft(null, values), userDraft(1));
    expect(read === null || read.values.weeklySchedule.length === 7).toBe(true);
  });
});
