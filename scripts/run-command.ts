import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

interface Options {
  env?: Record<string, string>;
  /** Keeps the output for later instead of showing it at once. */
  isCaptured?: boolean;
}

/**
 * Runs a command in the checkout until it ends. A signal to end this process is passed on and waited
 * for, so that no child outlives it; Ctrl-C reaches the whole process group by itself.
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
  const passOn = (signal: NodeJS.Signals) => void (signal !== "SIGINT" && child.kill(signal));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve({ isOk: code === 0, output });
    });
  });
}
