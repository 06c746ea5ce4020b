import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const MODULE = JSON.stringify(join(import.meta.dirname, "run-folder.ts"));

/** Runs a process that uses a run folder; what it prints: its folder and those beside it. */
function runIn(parent: string): { own: string; beside: string[] } {
  const script = `
    const { useRunFolder } = await import(${MODULE});
    const { mkdtempSync, readdirSync } = await import("node:fs");
    useRunFolder();
    mkdtempSync(process.env.TMPDIR + "/made-by-a-test-");
    const beside = readdirSync(${JSON.stringify(parent)});
    console.log(JSON.stringify({ own: process.env.TMPDIR, beside }));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, TMPDIR: parent },
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}

/** A temporary folder outside the folder of this run. */
function newParent(): string {
  const parent = mkdtempSync(join(tmpdir(), "triplan-parent-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return parent;
}

test("a run removes its temporary files and those of ended runs, and keeps all others", () => {
  const parent = newParent();
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const kept = [`triplan-run-${process.pid}`, "triplan-run-x", "other"];
  for (const name of [...kept, `triplan-run-${ended}`])
    mkdirSync(join(parent, name, "inside"), { recursive: true });

  const { own, beside } = runIn(parent);

  expect(own).toMatch(/triplan-run-\d+$/);
  expect(beside.toSorted()).toEqual([...kept, own.slice(parent.length + 1)].toSorted());
  expect(readdirSync(parent).toSorted()).toEqual(kept.toSorted());
});

test("a part of a run uses the run's folder and leaves it", () => {
  const folder = join(newParent(), `triplan-run-${process.pid}`);
  mkdirSync(folder);

  expect(runIn(folder).own).toBe(folder);

  expect(readdirSync(folder)).toHaveLength(1);
});
