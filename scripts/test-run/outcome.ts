/** A test, a file or a stage that failed. */
export interface Failure {
  name: string;
  /** Runs only the failed test. */
  command: string;
}

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
