import { fc, test } from "@fast-check/vitest";
import { formatFinishTime, formatPace, formatSpeed } from "@triplan/domain";
import { describe, expect } from "vitest";
import { createPlanInput, type CreatePlanInput } from "./plan.ts";
import { planSample } from "./testing/samples.ts";

const asSent = (plan: CreatePlanInput) => ({
  ...plan,
  currentSwimPace: formatPace(plan.currentSwimPace),
  currentBikePace: formatSpeed(plan.currentBikePace),
  currentRunPace: formatPace(plan.currentRunPace),
  goalFinishTime: plan.goalFinishTime && formatFinishTime(plan.goalFinishTime),
});

describe("createPlanInput (properties)", () => {
  const fields = Object.keys(planSample());

  test.prop([fc.constantFrom(...fields), fc.jsonValue()])(
    "accepts any value or rejects it under its field, and never throws",
    (field, value) => {
      const { success, error } = createPlanInput.safeParse({ ...planSample(), [field]: value });
      if (!success) expect(error.issues.every((issue) => issue.path[0] === field)).toBe(true);
    },
  );

  test.prop([fc.constantFrom(...fields), fc.jsonValue()])(
    "reads its own output, sent as text, as the same plan",
    (field, value) => {
      const { data } = createPlanInput.safeParse({ ...planSample(), [field]: value });
      if (data) expect(createPlanInput.parse(asSent(data))).toEqual(data);
    },
  );

  test.prop([fc.string({ unit: "binary", maxLength: 250 })])(
    "accepts only names that can be stored: 1 to 200 well-formed characters without NUL",
    (name) => {
      const { data } = createPlanInput.safeParse({ ...planSample(), name });
      if (!data) return;
      const { length } = Array.from(data.name);
      expect(data.name).toBe(name.trim());
      expect(length >= 1 && length <= 200).toBe(true);
      expect(data.name.isWellFormed() && !data.name.includes("\0")).toBe(true);
    },
  );

  test.prop([fc.jsonValue()])("rejects any other JSON without throwing", (body) => {
    expect(createPlanInput.safeParse(body).success).toBe(false);
  });
});
