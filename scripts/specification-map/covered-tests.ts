import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface CoveringTest {
  file: string;
  name: string;
}

const TAG = /^\s*\/\/ @covers (?<ids>[a-z0-9-]+(?:, [a-z0-9-]+)*)$/;
const NAME = /(?<quote>["'`])(?<name>(?:\\.|(?!\k<quote>).)*)\k<quote>/;

/** The tests of one file by the statement ids in the `@covers` line above their name. */
export function coverageOf(file: string, text: string): [id: string, test: CoveringTest][] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const { ids } = TAG.exec(line)?.groups ?? {};
    if (ids === undefined) return [];
    const { name } = NAME.exec(lines[index + 1] ?? "")?.groups ?? {};
    if (name === undefined) throw new Error(`${file}:${index + 1} has no test name below @covers`);
    return ids.split(", ").map((id): [string, CoveringTest] => [id, { file, name }]);
  });
}

/** All tests that cover statements of the specification, by statement id. */
export function coveredTests(root: string): Map<string, CoveringTest[]> {
  const tests = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
  const files = execFileSync("git", ["ls-files", "--", ...tests], { cwd: root, encoding: "utf8" });
  const pairs = files
    .split("\n")
    .filter(Boolean)
    .flatMap((file) => coverageOf(file, readFileSync(join(root, file), "utf8")));
  const byId = Map.groupBy(pairs, ([id]) => id);
  return new Map([...byId].map(([id, found]) => [id, found.map(([, test]) => test)]));
}
