import type { PlannedStretch, Units } from "@triplan/domain";
import { expect, test } from "vitest";
import { plannedLength } from "./step-words.ts";

const lengthOf = (unit: "m" | "s", quantity: number, units: Units) => {
  const interval: PlannedStretch["interval"] = {
    unit,
    quantity,
    zone: "Z4",
    isRacePace: false,
    pace: "1:50",
    seconds: 100,
    restSeconds: 0,
  };
  const place = { kind: "main", start: 0, round: 1, rounds: 1, isRecovery: false } as const;
  return plannedLength({ ...place, interval }, units);
};

test("a planned length has the unit of the pool, whatever the other units are", () => {
  expect(lengthOf("m", 91.44, "miles+yd")).toBe("100 yd");
  expect(lengthOf("m", 91.44, "kilometers+yd")).toBe("100 yd");
  expect(lengthOf("m", 1000, "miles")).toBe("1,000 m");
  expect(lengthOf("s", 360, "miles+yd")).toBe("6:00");
});
