import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { addDays, isoDate } from "../calendar/iso-date.ts";
import { OFF_WATCH_REASONS, PUSH_DAYS, whyOffWatch, type WatchCandidate } from "./push-window.ts";
import { pushStep, versionOf, workoutState, type PushedWorkout } from "./workout-state.ts";

const TODAY = isoDate("2027-03-18");
const PLANNED = { contentHash: "a", date: addDays(TODAY, 2) };
const SENT: PushedWorkout = { contentHash: "a", date: PLANNED.date, refusedVersion: null };

describe("an exercise belongs on the watch", () => {
  const open: WatchCandidate = {
    isOn: true,
    scheduledDate: TODAY,
    isDone: false,
    isSkipped: false,
    isInCurrentPlan: true,
  };

  test.each([
    [{}, null],
    [{ scheduledDate: addDays(TODAY, PUSH_DAYS - 1) }, null],
    [{ scheduledDate: addDays(TODAY, PUSH_DAYS) }, "later"],
    [{ scheduledDate: addDays(TODAY, -1) }, "past"],
    [{ scheduledDate: null }, "noDay"],
    [{ isDone: true }, "done"],
    [{ isSkipped: true }, "skipped"],
    [{ isInCurrentPlan: false }, "otherPlan"],
    [{ isOn: false, isDone: true }, "off"],
  ])("with %o: %s", (changes, reason) => {
    expect(whyOffWatch({ ...open, ...changes }, TODAY)).toBe(reason);
  });
});

describe("a planned workout", () => {
  test.each([
    ["never sent", null, "send", "notSent"],
    ["sent as planned", SENT, "none", "onWatch"],
    ["with other content on the watch", { ...SENT, contentHash: "b" }, "send", "changed"],
    ["on another day on the watch", { ...SENT, date: TODAY }, "send", "changed"],
    ["accepted, but on no day yet", { ...SENT, date: null }, "send", "notSent"],
    [
      "refused as it is",
      { ...SENT, date: TODAY, refusedVersion: versionOf(PLANNED) },
      "none",
      "refused",
    ],
    [
      "refused before it changed",
      { contentHash: null, date: null, refusedVersion: "b 2027-03-20" },
      "send",
      "notSent",
    ],
  ] as const)("%s", (_name, pushed, step, state) => {
    expect(pushStep(PLANNED, pushed, TODAY)).toBe(step);
    expect(workoutState(PLANNED, pushed, TODAY)).toBe(state);
  });
});

describe("a workout that no longer belongs on the watch", () => {
  test.each([
    ["off", -3, "remove", "changed"],
    ["otherPlan", 2, "remove", "changed"],
    ["noDay", 2, "remove", "changed"],
    ["skipped", 0, "remove", "changed"],
    ["later", 2, "remove", "changed"],
    ["done", 0, "none", "onWatch"],
    ["past", -7, "none", "onWatch"],
    ["past", -8, "remove", "changed"],
  ] as const)("because of %s, sent for day %i: %s, %s", (reason, days, step, state) => {
    const pushed = { ...SENT, date: addDays(TODAY, days) };
    expect(pushStep(reason, pushed, TODAY)).toBe(step);
    expect(workoutState(reason, pushed, TODAY)).toBe(state);
  });

  test("and never was there needs nothing", () => {
    for (const reason of OFF_WATCH_REASONS) {
      expect(pushStep(reason, null, TODAY)).toBe("none");
      expect(workoutState(reason, null, TODAY)).toBe("notSent");
    }
  });
});

const anyDate = fc.integer({ min: -30, max: 30 }).map((days) => addDays(TODAY, days));
const anyHash = fc.constantFrom("a", "b");
const anyPlanned = fc.record({ contentHash: anyHash, date: anyDate });

test.prop([anyPlanned, fc.record({ contentHash: anyHash, date: anyDate })], { seed: 14 })(
  "nothing is sent again exactly when the watch has the planned version",
  (planned, sent) => {
    const pushed = { ...sent, refusedVersion: null };
    const isSame = versionOf(planned) === versionOf(sent);
    expect(pushStep(planned, pushed, TODAY)).toBe(isSame ? "none" : "send");
    expect(workoutState(planned, pushed, TODAY)).toBe(isSame ? "onWatch" : "changed");
  },
);
