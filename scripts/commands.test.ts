import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./testing/tracked-files.ts";

test("the documented commands never ask whether pnpm may be fetched", () => {
  // Without -y, npx asks where npm is configured with yes=false.
  const asking = trackedFiles("*.md", "*.yml", "*.ts", "*.tsx", ".ci").filter((file) =>
    /npx (?:--yes )?pnpm/.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([]);
});
