import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vitestCounts, playwrightCounts, type Counts } from "./test-counts.ts";

/** Runs a command where everyone can watch; true when it succeeds. */
const run = (command: string, args: readonly string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const reports = mkdtempSync(join(tmpdir(), "triplan-tests-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

/** A report as counts; a run that left none, or failed outside its tests, counts as one failure. */
function countsOf(succeeded: boolean, path: string, read: (report: string) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(readFileSync(path, "utf8"));
  } catch (error) {
    console.error(`No test report: ${String(error)}`);
  }
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const isChecked = run("pnpm", ["run", "check"]);
const unit = countsOf(
  run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]),
  unitReport,
  vitestCounts,
);
const browser = countsOf(
  run("pnpm", ["run", "e2e", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  }),
  browserReport,
  playwrightCounts,
);
rmSync(reports, { recursive: true });

const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed + (isChecked ? 0 : 1);
const skipped = unit.skipped + browser.skipped;
if (!isChecked) console.error("Format, lint, boundaries, unused code or types: see above.");
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
