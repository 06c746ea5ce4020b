import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EXPERIENCE_LEVELS } from "@triplan/domain";
import { expect, test } from "vitest";
import { hardBudget, MAX_HARD_SWIMS } from "../packages/plan-engine/src/intensity/hard-days.ts";

const PAGE = join(import.meta.dirname, "../docs/plan-engine.md");

const listed = (counts: readonly number[]) => `${counts[0]}, ${counts[1]} or ${counts[2]}`;

test("the published page states the engine's limits of hard exercises", () => {
  const words = readFileSync(PAGE, "utf8").replaceAll(/\s+/g, " ");
  const hardIn = (phase: "base" | "build") =>
    listed(EXPERIENCE_LEVELS.map((level) => hardBudget(level, { phase, isRecovery: false }, 7)));
  expect(words).toContain(
    `A week has at most ${hardIn("build")} hard rides and runs (beginner, intermediate, ` +
      `advanced; a brick counts as one), in base ${hardIn("base")},`,
  );
  const swims = listed(EXPERIENCE_LEVELS.map((level) => MAX_HARD_SWIMS[level]));
  expect(words).toContain(`${swims} a week at threshold or faster`);
});
