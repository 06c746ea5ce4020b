type CleanUp = () => unknown;

const cleanUps: CleanUp[] = [];

/** Runs the function after the test file, the last added first. */
export function afterFile(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Runs the clean-ups so far; call it after each test if tests share nothing. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
}
