import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--", "*.md", "*.yml", "*.ts", "*.tsx", ".ci"], {
  encoding: "utf8",
}).split("\n");

test("the documented commands never ask whether pnpm may be fetched", () => {
  // Without -y, npx asks where npm is configured with yes=false.
  const asking = files.filter(
    (file) => file !== "" && /npx (?:--yes )?pnpm/.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([]);
});
