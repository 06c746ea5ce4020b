import {
  configResponse,
  exerciseResponse,
  fitnessResponse,
  performanceResponse,
  planResponse,
  progressResponse,
  seasonResponse,
  unmatchedActivityResponse,
  userResponse,
} from "@triplan/contract/responses";
import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { KEPT_FORMAT } from "./kept-answers.ts";

const KEPT = z.object({
  config: configResponse,
  exercise: exerciseResponse,
  fitness: fitnessResponse,
  performance: performanceResponse,
  plan: planResponse,
  progress: progressResponse,
  season: seasonResponse,
  unmatched: unmatchedActivityResponse,
  user: userResponse,
});

/** Of the format's shapes; descriptions do not count. */
function shapeOf(schema: z.ZodType): string {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
  return hash("sha256", text.replaceAll(/"description":"(?:[^"\\]|\\.)*",?/g, "")).slice(0, 16);
}

test("answers kept by an earlier version have the shape that this one reads", () => {
  // If this fails, the screens may not understand what a device keeps: raise KEPT_FORMAT.
  expect({ format: KEPT_FORMAT, shape: shapeOf(KEPT) }).toEqual({
    format: 9,
    shape: "b9f0983b8795510c",
  });
});
