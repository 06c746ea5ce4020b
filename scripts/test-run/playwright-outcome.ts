import { z } from "zod";
import { failedStage, firstLines, PNPM, type Failure, type Outcome } from "./outcome.ts";
import { quote, quotePattern } from "./quote.ts";

// What is thrown may be no error: then it has a value in place of a message.
const thrown = z.object({ message: z.string().optional(), value: z.string().optional() });
const attempt = z.object({ error: thrown.optional() });

const suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(attempt),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({ expected: z.number(), skipped: z.number() }),
});

type Suite = z.output<typeof suite>;

/** The outcome of Playwright's JSON report; flaky tests count as failed. */
export function playwrightOutcome(text: string): Outcome {
  const { suites, errors, stats } = report.parse(JSON.parse(text));
  const failures = suites.flatMap((file) => failuresOf(file, []));
  const beyondTests = errors.length > 0 ? failedStage("browser tests", `${PNPM} e2e`).failures : [];
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...failures, ...beyondTests],
  };
}

function reasonOf(results: readonly z.output<typeof attempt>[]): string[] {
  const error = results.find((result) => result.error)?.error;
  return firstLines(error?.message ?? error?.value ?? "");
}

/** The failed tests of a suite; `titles` are those of its groups, without the file's. */
function failuresOf({ specs, suites = [] }: Suite, titles: readonly string[]): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        name: [`[${projectName}] ${file}`, ...titles, title].join(" › "),
        command: [
          `${PNPM} e2e ${quote(file)} --project ${quote(projectName)}`,
          `-g ${quotePattern([...titles, title].join(" "))}`,
        ].join(" "),
        reason: reasonOf(results),
      })),
  );
  return [...own, ...suites.flatMap((inner) => failuresOf(inner, [...titles, inner.title]))];
}
