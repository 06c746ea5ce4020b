import { stripVTControlCharacters } from "node:util";

/** A test, a file or a stage that failed. */
export interface Failure {
  name: string;
  /** Runs only the failed test. */
  command: string;
  /** The first lines of its error message. */
  reason?: readonly string[];
}

const REASON_LINES = 8;
const LINE_LENGTH = 200;

/** The first lines of an error message, without colours and the stack in libraries. */
export const firstLines = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*(node_modules|<anonymous>)/.test(line))
    .slice(0, REASON_LINES)
    .map((line) => line.slice(0, LINE_LENGTH));

/** Result of a stage's tests. */
export interface Outcome {
  passed: number;
  skipped: number;
  failures: readonly Failure[];
}

export const PNPM = "npx -y pnpm@12";

/** A stage that failed outside its tests. */
export const failedStage = (name: string, command: string): Outcome => ({
  passed: 0,
  skipped: 0,
  failures: [{ name, command }],
});
