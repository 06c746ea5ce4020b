import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { EVIDENCE, ROOT } from "./evidence/evidence-files.ts";

const USAGE = `Compares the golden plans, the table of athletes and the coach's findings with today's plans.

  --write  writes them`;

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(USAGE);
} else {
  for (const [path, make] of EVIDENCE) {
    const file = join(ROOT, path);
    const text = make();
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    console.log(`${values.write ? "wrote" : "differs:"} ${path}`);
    if (values.write) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    } else {
      process.exitCode = 1;
    }
  }
}
