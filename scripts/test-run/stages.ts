import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { failedStage, PNPM, type Outcome } from "./outcome.ts";
import { playwrightOutcome } from "./playwright-outcome.ts";
import { vitestOutcome } from "./vitest-outcome.ts";

export interface Stage {
  name: string;
  /** Runs only this stage. */
  command: string;
  run: () => Promise<{ isOk: boolean; output: string }>;
  /** Reads the results of its tests, if it has any. */
  readOutcome?: () => Outcome;
}

interface Stages {
  /** Runs before the tests. */
  check: Stage;
  tests: Stage[];
}

/** The stages of the test command; their reports are written to a folder. */
export function stagesOf(reports: string): Stages {
  const root = join(import.meta.dirname, "../..");
  const unitReport = join(reports, "unit.json");
  const browserReport = join(reports, "browser.json");
  return {
    check: {
      name: "check",
      command: `${PNPM} check`,
      run: () => runCommand("pnpm", ["run", "check"], { isCaptured: true }),
    },
    tests: [
      {
        name: "unit tests",
        command: `${PNPM} unit`,
        run: () =>
          runCommand(
            "vitest",
            ["run", "--reporter=minimal", "--reporter=json", `--outputFile.json=${unitReport}`],
            { isCaptured: true },
          ),
        readOutcome: () => vitestOutcome(readFileSync(unitReport, "utf8"), root),
      },
      {
        name: "browser tests",
        command: `${PNPM} e2e`,
        run: () =>
          runCommand("pnpm", ["run", "e2e", "--reporter=dot,json"], {
            env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
            isCaptured: true,
          }),
        readOutcome: () => playwrightOutcome(readFileSync(browserReport, "utf8")),
      },
    ],
  };
}

/** Runs a stage; prints one line if it passes, its output if it fails. */
export async function runStage(
  stage: Stage,
  print: (line: string) => void = console.log,
): Promise<Outcome> {
  const start = performance.now();
  const { isOk, output } = await stage.run();
  const outcome = outcomeOf(stage, isOk);
  if (outcome.failures.length > 0) print(output);
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${stage.name}: ${outcome.failures.length > 0 ? "failed" : "passed"} in ${seconds} s`);
  return outcome;
}

function outcomeOf({ name, command, readOutcome }: Stage, isOk: boolean): Outcome {
  const failed = failedStage(name, command);
  if (!readOutcome) return isOk ? { ...failed, failures: [] } : failed;
  try {
    const outcome = readOutcome();
    const isExplained = isOk || outcome.failures.length > 0;
    return isExplained ? outcome : { ...outcome, failures: failed.failures };
  } catch {
    // The stage ended without a report; its output says why.
    return failed;
  }
}
