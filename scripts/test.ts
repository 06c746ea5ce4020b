import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "./test-run/outcome.ts";
import { runStage, stagesOf } from "./test-run/stages.ts";
import { summaryOf } from "./test-run/summary.ts";
import { useCompileCache } from "./testing/compile-cache.ts";
import { useRunFolder } from "./testing/run-folder.ts";

useRunFolder();
useCompileCache();
const reports = mkdtempSync(join(tmpdir(), "triplan-tests-"));
const { check, tests } = stagesOf(reports);
const outcomes: Outcome[] = [await runStage(check)];
// The tests of servers often wait, browsers hardly ever: together they use the cores fully.
outcomes.push(...(await Promise.all(tests.map((stage) => runStage(stage)))));
console.log(summaryOf(outcomes));
const isOk = outcomes.every(({ failures }) => failures.length === 0);
process.exitCode = isOk && outcomes.some(({ passed }) => passed > 0) ? 0 : 1;
