import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterFile } from "@triplan/db/testing/after-file";
import { compileCache } from "./compile-cache.ts";

const MAIN = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
/** A process that hangs is killed after this time, without an exit code. */
const LIMIT = 150_000;

/** A temporary folder, removed after the file's tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "triplan-main-"));
  afterFile(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Listens on a free port and cuts every connection, like a non-HTTP program. */
export async function takePort(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterFile(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

export interface RunningMain {
  process: ChildProcess;
  /** Resolves with the output and the exit code (null after a signal). */
  end: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** Resolves once stdout contains the text; rejects if the process ends first. */
  prints: (text: string) => Promise<void>;
}

/** Starts the product as a process with exactly these settings. */
export const runMain = (settings: Record<string, string>): RunningMain => runFile(MAIN, settings);

/** Starts a file as a process with exactly these settings, and Node's compile cache. */
export function runFile(
  file: string,
  settings: Record<string, string>,
  words: readonly string[] = [],
): RunningMain {
  const child = spawn(process.execPath, [file, ...words], {
    env: {
      SANDBOX_PORT: "0",
      WEB_ROOT: "none",
      ...compileCache(),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LIMIT,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const end = ended.then((code) => ({ code, stdout, stderr }));
  afterFile(() => {
    child.kill("SIGTERM");
    return end;
  });
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => void (stdout.includes(text) && resolve());
      child.stdout.on("data", look);
      look();
      void end.then(() => reject(new Error(`Ended without "${text}": ${stdout}${stderr}`)));
    });
  return { process: child, end, prints };
}
