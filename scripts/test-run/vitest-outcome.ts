import { relative } from "node:path";
import { z } from "zod";
import { firstLines, PNPM, type Failure, type Outcome } from "./outcome.ts";
import { quote, quotePattern } from "./quote.ts";

const report = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

type FileResult = z.output<typeof report>["testResults"][number];

/** The outcome of Vitest's JSON report; file names become relative to `root`. */
export function vitestOutcome(text: string, root: string): Outcome {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report.parse(
    JSON.parse(text),
  );
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap((file) => failuresOf(file, relative(root, file.name))),
  };
}

function failuresOf({ status, message, assertionResults }: FileResult, file: string): Failure[] {
  const run = `${PNPM} exec vitest run ${quote(file)}`;
  const failed = assertionResults.filter((test) => test.status === "failed");
  // A file that fails to load, or whose hook throws, has no failed test.
  if (failed.length === 0 && status === "failed") {
    return [{ name: file, command: run, reason: firstLines(message) }];
  }
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    name: [file, ...ancestorTitles, title].join(" › "),
    command: `${run} -t ${quotePattern([...ancestorTitles, title].join(" "))}`,
    reason: firstLines(failureMessages.join("\n")),
  }));
}
