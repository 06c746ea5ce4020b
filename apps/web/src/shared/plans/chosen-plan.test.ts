import { expect, test, vi } from "vitest";
import { storeChosenPlan, takeChosenPlan } from "./chosen-plan.ts";

test("the remembered plan is taken once", () => {
  storeChosenPlan(7);
  expect([takeChosenPlan(), takeChosenPlan()]).toEqual([7, null]);
});

test.each(['{"x":', "null", "1.5", '"7"', "[]", "1e400", "\u0000"])(
  "a stored plan %j is ignored, only logged, and forgotten",
  (text) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    localStorage.setItem("triplan.chosen-plan", text);
    expect(takeChosenPlan()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(takeChosenPlan()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  },
);
