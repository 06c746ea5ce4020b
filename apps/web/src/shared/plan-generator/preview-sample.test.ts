import { requestOf } from "@triplan/plan-engine/testing";
import { previewPlan } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { previewSample } from "./preview-sample.ts";

test("answers with the season and one week with its exercises, not with all of them", () => {
  const request = requestOf("ironman", "intermediate", 52);
  const { planned, ...season } = previewPlan(request);
  const { sample, ...rest } = previewSample(request);
  expect(rest).toEqual(season);
  expect(planned).toContainEqual(sample);
  expect(sample?.phase).toBe("build");
});
