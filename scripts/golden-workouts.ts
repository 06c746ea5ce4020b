import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GOLDEN_FILES } from "@triplan/workout-files/testing";

const USAGE = `Compares the golden workout files with those that are written today.

  --write  writes them`;

const FOLDER = join(import.meta.dirname, "../packages/workout-files/golden");

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(USAGE);
} else {
  for (const [name, make] of GOLDEN_FILES) {
    const file = join(FOLDER, name);
    const bytes = make();
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    console.log(`${values.write ? "wrote" : "differs:"} ${name}`);
    if (values.write) writeFileSync(file, bytes);
    else process.exitCode = 1;
  }
}
