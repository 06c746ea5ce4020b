import { readOptions } from "./run/options.ts";
import { PARTS } from "./run/parts.ts";
import { runPart, type PartResult } from "./run/run-part.ts";
import { printResults, saveResults } from "./run/results.ts";

/*
 * `pnpm bench [part…] [--short] [--json file] [options of the parts]`: runs the parts, all unless named,
 * one after the other, and prints one table of their figures.
 */
const known = PARTS.map(({ name }) => name);
const { names, json, isShort, rest } = readOptions(process.argv.slice(2), known);
const parts = PARTS.filter(({ name }) => names.length === 0 || names.includes(name));

const results: PartResult[] = [];
for (const part of parts) {
  if (parts.length > 1) console.log(`\n# ${part.name}\n`);
  results.push(await runPart(part, isShort && rest.length === 0 ? part.least : rest));
}
printResults(results);
if (json !== null) saveResults(json, results);
if (results.some(({ failure }) => failure !== null)) process.exitCode = 1;
