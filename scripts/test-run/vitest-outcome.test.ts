import { expect, test } from "vitest";
import { optionOf, TITLE } from "../testing/option-of.ts";
import { vitestOutcome } from "./vitest-outcome.ts";

const file = (name: string, status: string, tests: readonly [string, string][]) => ({
  name: `/checkout/${name}`,
  status,
  message: "no such module",
  assertionResults: tests.map(([title, result]) => ({
    ancestorTitles: ["a group"],
    title,
    status: result,
    failureMessages:
      result === "failed" ? ["expected 1\n  at a.test.ts:2\n  at /node_modules/x.js"] : [],
  })),
});
const report = (...testResults: unknown[]) =>
  JSON.stringify({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1, testResults });

test("vitestOutcome counts passed and skipped tests", () => {
  expect(vitestOutcome(report(file("a.test.ts", "passed", [])), "/checkout")).toEqual({
    passed: 3,
    skipped: 2,
    failures: [],
  });
});

test("vitestOutcome names a failed test and its command", () => {
  const failed = file("packages/a.test.ts", "failed", [
    [TITLE, "failed"],
    ["fine", "passed"],
  ]);
  const [failure, ...others] = vitestOutcome(report(failed), "/checkout").failures;
  expect(others).toEqual([]);
  expect(failure?.name).toBe(`packages/a.test.ts › a group › ${TITLE}`);
  expect(failure?.reason).toEqual(["expected 1", "  at a.test.ts:2"]);
  const command = failure?.command ?? "";
  expect(command).toMatch(/^npx -y pnpm@12 exec vitest run packages\/a\.test\.ts -t '/);
  expect(`a group ${TITLE}`).toMatch(new RegExp(`^${optionOf(command, "-t")}$`));
});

test("vitestOutcome names a file that fails without a failed test", () => {
  const broken = file("packages/a.test.ts", "failed", [["not run", "skipped"]]);
  expect(vitestOutcome(report(broken), "/checkout").failures).toEqual([
    {
      name: "packages/a.test.ts",
      command: "npx -y pnpm@12 exec vitest run packages/a.test.ts",
      reason: ["no such module"],
    },
  ]);
});
