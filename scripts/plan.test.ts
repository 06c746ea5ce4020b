import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const plan = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/plan.ts", "--from", "2026-11-22", ...args], {
    encoding: "utf8",
  });

test("plan prints a line for each week and one for each exercise", () => {
  const { stdout, status } = plan("--race", "sprint", "--weeks", "8", "--level", "beginner");
  expect(status).toBe(0);
  const lines = stdout.split("\n");
  for (let week = 1; week <= 8; week += 1) {
    expect(lines.filter((line) => line.trim().startsWith(`${week} `))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith(`Week ${week}, `))).toHaveLength(1);
  }
  expect(stdout).toContain("Pre-race opener ride (B21)");
});

test("plan prints one week with its steps", () => {
  const { stdout } = plan("--race", "70.3", "--weeks", "20", "--week", "9");
  expect(stdout.match(/^Week \d+, /gm)).toEqual(["Week 9, "]);
  expect(stdout).toContain("Warm-up");
});

test("plan prints request, weeks, exercises, steps and warnings as JSON alone", () => {
  const { stdout, stderr } = plan("--race", "ironman", "--weeks", "8", "--hours", "6", "--json");
  expect(stderr).toBe("");
  const printed = JSON.parse(stdout);
  expect(printed).toMatchObject({ request: { raceType: "ironman", totalWeeks: 8 } });
  expect(printed.weeks).toHaveLength(8);
  expect(printed.weeks[0].exercises[0].steps[0]).toMatchObject({ kind: "warmup" });
  expect(printed.warnings).toContainEqual(
    expect.stringContaining("8 weeks is short for an Ironman"),
  );
});

test("plan prints JSON only of the whole plan", () => {
  const { stderr, status } = plan("--race", "sprint", "--weeks", "8", "--json", "--week", "2");
  expect(status).toBe(1);
  expect(stderr).toContain("--json prints the whole plan: leave out --summary and --week.");
});

test("plan names an invalid flag and fails", () => {
  const { stderr, status } = plan("--race", "marathon", "--weeks", "8");
  expect(status).toBe(1);
  expect(stderr).toContain("--race must be one of sprint, olympic, 70.3, ironman.");
});
