import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newResultsFolder } from "./results-folder.ts";

test("newResultsFolder keeps folders of active runs and removes those of ended runs", () => {
  const parent = mkdtempSync(join(tmpdir(), "triplan-results-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  for (const pid of [ended, process.ppid])
    mkdirSync(join(parent, String(pid), "traces"), { recursive: true });

  const folder = newResultsFolder(parent);

  expect(folder).toBe(join(parent, String(process.pid)));
  expect(readdirSync(parent).toSorted()).toEqual(
    [process.pid, process.ppid].map(String).toSorted(),
  );
});
