export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A field of a parsed report as a number; a report without it is no report. */
function numberAt(report: unknown, name: string): number {
  const value: unknown =
    typeof report === "object" && report !== null ? Reflect.get(report, name) : null;
  if (typeof value !== "number") throw new TypeError(`the report has no number "${name}"`);
  return value;
}

/** Counts of Vitest's JSON report. */
export function vitestCounts(text: string): Counts {
  const report: unknown = JSON.parse(text);
  return {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests"),
    skipped: numberAt(report, "numPendingTests"),
  };
}

/** Counts of Playwright's JSON report; a test that needed a second try counts as failed. */
export function playwrightCounts(text: string): Counts {
  const report: unknown = JSON.parse(text);
  const stats: unknown =
    typeof report === "object" && report !== null ? Reflect.get(report, "stats") : null;
  return {
    passed: numberAt(stats, "expected"),
    failed: numberAt(stats, "unexpected") + numberAt(stats, "flaky"),
    skipped: numberAt(stats, "skipped"),
  };
}
