import { expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { failedStage, type Outcome } from "./outcome.ts";
import { runStage } from "./stages.ts";
import { summaryOf } from "./summary.ts";

const passing: Outcome = { passed: 3, skipped: 0, failures: [] };

const stage = (script: string, readOutcome?: () => Outcome) => ({
  name: "some tests",
  command: "npx -y pnpm@12 unit",
  run: () => runCommand(process.execPath, ["-e", script], { isCaptured: true }),
  ...(readOutcome && { readOutcome }),
});

async function printed(of: ReturnType<typeof stage>) {
  const lines: string[] = [];
  const outcome = await runStage(of, (line) => lines.push(line));
  return { outcome, text: lines.join("\n") };
}

test("summaryOf returns one line for a run without failures", () => {
  expect(summaryOf([passing, { ...passing, passed: 4 }])).toBe("7 passed, 0 failed");
});

test("summaryOf names every failure with its reason and command, then the counts", () => {
  const failing = {
    passed: 1,
    skipped: 2,
    failures: [
      { name: "a.test.ts › breaks", command: "run a", reason: ["expected 1", "received 2"] },
      { name: "[phone] b.spec.ts › breaks", command: "run b" },
    ],
  };
  expect(summaryOf([passing, failing]).split("\n")).toEqual([
    "FAILED a.test.ts › breaks",
    "    expected 1",
    "    received 2",
    "  run a",
    "FAILED [phone] b.spec.ts › breaks",
    "  run b",
    "4 passed, 2 failed, 2 skipped",
  ]);
});

test("runStage prints one line for a stage that passes", async () => {
  const { outcome, text } = await printed(stage("console.log('✓ one\\n✓ two')", () => passing));
  expect(text).toMatch(/^some tests: passed in \d+ s$/);
  expect(outcome).toEqual(passing);
});

test("runStage prints the output of a failing stage without tests and counts one failure", async () => {
  const { outcome, text } = await printed(
    stage("console.error('unused variable x'); process.exit(1)"),
  );
  expect(text).toMatch(/^unused variable x\n\nsome tests: failed in \d+ s$/);
  expect(outcome).toEqual(failedStage("some tests", "npx -y pnpm@12 unit"));
});

test("runStage prints the output of a stage without a report and counts one failure", async () => {
  const { outcome, text } = await printed(
    stage("console.error('no server'); process.exit(1)", () => {
      throw new Error("no report");
    }),
  );
  expect(text).toContain("no server");
  expect(outcome).toEqual(failedStage("some tests", "npx -y pnpm@12 unit"));
});

test("runStage counts a failing stage whose tests passed as one failure", async () => {
  const { outcome } = await printed(stage("process.exit(1)", () => passing));
  expect(outcome.passed).toBe(3);
  expect(outcome.failures).toHaveLength(1);
});
