import { expect, test } from "vitest";
import { optionOf, TITLE } from "../testing/option-of.ts";
import { playwrightOutcome } from "./playwright-outcome.ts";

const spec = (title: string, status: string) => ({
  title,
  file: "week.spec.ts",
  tests: [
    {
      projectName: "phone",
      status,
      results: [{ error: { message: "\u001B[31mno such button\u001B[39m\n\n  expected 1" } }, {}],
    },
  ],
});
const report = (specs: unknown[], errors: unknown[] = []) =>
  JSON.stringify({
    suites: [
      { title: "week.spec.ts", specs: [], suites: [{ title: "the week", specs, suites: [] }] },
    ],
    errors,
    stats: { expected: 2, skipped: 1, unexpected: 0, flaky: 0 },
  });

test("playwrightOutcome counts passed and skipped tests", () => {
  expect(playwrightOutcome(report([spec("fine", "expected")]))).toEqual({
    passed: 2,
    skipped: 1,
    failures: [],
  });
});

test.for(["unexpected", "flaky"])(
  "playwrightOutcome names a test that is %s, and its command",
  (status) => {
    const [failure, ...others] = playwrightOutcome(report([spec(TITLE, status)])).failures;
    expect(others).toEqual([]);
    expect(failure?.name).toBe(`[phone] week.spec.ts › the week › ${TITLE}`);
    expect(failure?.reason).toEqual(["no such button", "  expected 1"]);
    const command = failure?.command ?? "";
    expect(command).toMatch(/^npx -y pnpm@12 e2e week\.spec\.ts --project phone -g '/);
    expect(`the week ${TITLE}`).toMatch(new RegExp(`^${optionOf(command, "-g")}$`));
  },
);

test("playwrightOutcome gives what was thrown where that is no error", () => {
  const results = [{ error: { value: "no such plan" } }];
  const thrown = {
    ...spec("throws", "unexpected"),
    tests: [{ projectName: "phone", status: "unexpected", results }],
  };
  const [failure] = playwrightOutcome(report([thrown])).failures;
  expect(failure?.reason).toEqual(["no such plan"]);
});

test("playwrightOutcome names the whole run if it failed outside its tests", () => {
  expect(playwrightOutcome(report([], [{ message: "no web server" }])).failures).toEqual([
    { name: "browser tests", command: "npx -y pnpm@12 e2e" },
  ]);
});
