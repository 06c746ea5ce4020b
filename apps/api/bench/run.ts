import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/* `pnpm bench` runs the plan engine benchmarks; `pnpm bench <name> [arguments]` runs one file. */
const DEFAULT_BENCHES = ["generate-plan", "create-plan"];
/** In a browser. */
const BROWSER_BENCHES = ["pages", "form-preview", "placing", "season-scroll"];
const SERVER_BENCHES = ["webhooks", "import-files", "requests", "growth", "start"];
const KNOWN = [...DEFAULT_BENCHES, ...SERVER_BENCHES, ...BROWSER_BENCHES];

const [name, ...rest] = process.argv.slice(2);
if (name !== undefined && !KNOWN.includes(name)) {
  console.error(`There is no bench "${name}", but ${KNOWN.join(", ")}`);
  process.exit(1);
}
for (const bench of name === undefined ? DEFAULT_BENCHES : [name]) {
  const folder = BROWSER_BENCHES.includes(bench) ? "../../e2e/bench" : ".";
  const file = fileURLToPath(new URL(`${folder}/${bench}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [file, ...rest], { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
