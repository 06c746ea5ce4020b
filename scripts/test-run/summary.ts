import type { Outcome } from "./outcome.ts";

/** Names every failure with its reason and the command that runs it alone; ends with the counts. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const passed = sum(outcomes, (each) => each.passed);
  const skipped = sum(outcomes, (each) => each.skipped);
  const failures = outcomes.flatMap((each) => each.failures);
  return [
    ...failures.flatMap(({ name, command, reason = [] }) => [
      `FAILED ${name}`,
      ...reason.map((line) => `    ${line}`),
      `  ${command}`,
    ]),
    `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  ].join("\n");
}

const sum = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);
