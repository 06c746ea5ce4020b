import { describe, expect, test } from "vitest";
import { fillWeek } from "./fill-week.ts";
import type { Slot } from "./slot.ts";

type Given = Pick<Slot, "discipline" | "minutes" | "least" | "most"> & Partial<Slot>;

const slotsOf = (given: readonly Given[]): Slot[] =>
  given.map((each, index) => ({
    number: index + 1,
    role: "easy",
    isHard: false,
    ladder: null,
    isBrick: false,
    ...each,
  }));

const easy = { minutes: 35, least: 25, most: 60 };

const week = (long: number, shortMost: number) =>
  slotsOf([
    { discipline: "bike", role: "long", minutes: long, least: long, most: long },
    { discipline: "bike", ...easy, minutes: 45, most: shortMost },
    { discipline: "swim", ...easy },
    { discipline: "run", ...easy },
  ]);

const minutesOf = (slots: readonly Slot[]) => slots.map(({ minutes }) => Math.round(minutes));

const LOAD = { isRecovery: false, phase: "build" } as const;
const BASE = { isRecovery: false, phase: "base" } as const;
const RECOVERY = { isRecovery: true, phase: "base" } as const;

describe("fillWeek beside a long ride", () => {
  test("gives the second ride a quarter of the riding before swims and runs get longer", () => {
    const [long = 0, short = 0, ...others] = minutesOf(fillWeek(week(165, 60), 275, LOAD));
    expect([long, short]).toEqual([165, 55]);
    expect(others).toEqual([28, 28]);
  });

  test.each([
    ["a week of base", BASE],
    ["a recovery week", RECOVERY],
  ])("takes a few minutes of the long ride for it in %s, not in later load weeks", (_name, at) => {
    expect(minutesOf(fillWeek(week(150, 60), 240, at))).toEqual([140, 50, 25, 25]);
    expect(minutesOf(fillWeek(week(150, 60), 240, LOAD))).toEqual([150, 40, 25, 25]);
  });

  test("keeps the long ride where a few minutes are not enough, or the second has no room", () => {
    expect(minutesOf(fillWeek(week(240, 60), 320, BASE))[0]).toBe(240);
    expect(minutesOf(fillWeek(week(150, 40), 240, BASE))[0]).toBe(150);
  });
});
