import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { partReport, type PartReport } from "../report/bench-row.ts";
import type { Part } from "./parts.ts";

export interface PartResult extends PartReport {
  name: string;
  args: readonly string[];
  /** Why it failed; null if it did not. */
  failure: string | null;
  seconds: number;
  /** Load averages of the last minute. */
  loadBefore: number;
  loadAfter: number;
}

const busyness = () => loadavg()[0] ?? 0;

/** Runs a part in a process of its own, whose output is shown; resolves also if the part fails. */
export async function runPart({ name, file }: Part, args: readonly string[]): Promise<PartResult> {
  const loadBefore = busyness();
  const started = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  let message: unknown = null;
  child.on("message", (sent) => (message = sent));
  // Comes after the last message, unlike "exit".
  const [code, signal] = await once(child, "close");
  const { data, error } = partReport.safeParse(message);
  const problem = code === 0 ? null : `ended with ${signal ?? code}`;
  return {
    name,
    args,
    failure: problem ?? (error ? `reported no figures: ${error.message}` : null),
    seconds: (performance.now() - started) / 1000,
    loadBefore,
    loadAfter: busyness(),
    rows: data?.rows ?? [],
    details: data?.details,
  };
}
