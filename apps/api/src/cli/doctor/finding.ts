/** The result of a check: what was found, and what to do about it unless it is fine. */
export interface Finding {
  level: "ok" | "warning" | "problem";
  check: string;
  text: string;
}

type Report = (check: string, text: string) => Finding;

export const ok: Report = (check, text) => ({ level: "ok", check, text });
export const warning: Report = (check, text) => ({ level: "warning", check, text });
export const problem: Report = (check, text) => ({ level: "problem", check, text });

/** Runs a check; its failure is a problem of that check alone. */
export async function attempt(
  check: string,
  run: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await run()].flat();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problem(check, `This could not be checked: ${reason}`)];
  }
}
