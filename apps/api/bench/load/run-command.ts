import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { compileCache } from "../../src/testing/process/compile-cache.ts";

const run = promisify(execFile);

/** Runs a command of the product with these settings; rejects with what it printed if it fails. */
export async function runCommand(
  name: "backup" | "restore",
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const file = fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url));
  const env = { ...compileCache(), ...settings };
  const { stdout } = await run(process.execPath, [file, ...words], { env });
  return stdout;
}
