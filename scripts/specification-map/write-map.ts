import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { coveredTests } from "./covered-tests.ts";
import { renderMap } from "./render-map.ts";
import { readStatements } from "./statements.ts";

const ROOT = join(import.meta.dirname, "../..");

writeFileSync(
  join(ROOT, "docs/specification-map.md"),
  renderMap(readStatements(ROOT), coveredTests(ROOT)),
);
