import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

interface Options {
  env?: Record<string, string>;
  /** Captures the output instead of printing it. */
  isCaptured?: boolean;
}

/**
 * Runs a command in the checkout until it ends. Forwards signals and waits, so that no child
 * outlives this process; Ctrl-C reaches the whole process group.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isCaptured = false }: Options = {},
): Promise<{ isOk: boolean; output: string }> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: isCaptured ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const forwardSignal = (signal: NodeJS.Signals) =>
    void (signal !== "SIGINT" && child.kill(signal));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, forwardSignal);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      for (const signal of signals) process.off(signal, forwardSignal);
      resolve({ isOk: code === 0, output });
    });
  });
}
