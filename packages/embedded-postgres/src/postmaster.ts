import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CLEAN_ENVIRONMENT } from "./accounts.ts";
import type { Log } from "./log.ts";
import { readPidFile } from "./pid-file.ts";
import type { Place } from "./place.ts";
import { waitUntil } from "./processes.ts";
import { majorOf } from "./programs.ts";
import type { ServerLog } from "./server-log.ts";
import { stopLeftServer, stopServer } from "./stop-server.ts";

const START_TIMEOUT = 120_000;
const RETRY_TIMEOUT = 20_000;
const RETRY_PAUSE = 250;
const SYNC_IO_SINCE = 18;

export interface Postmaster {
  port: number;
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>;
  /** Stops the server; resolves when it has ended. */
  stop: () => Promise<void>;
}

export interface ServerSetup {
  place: Place;
  dataDirectory: string;
  serverLog: ServerLog;
  log: Log;
  /** Additional PostgreSQL settings. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** A free port by default. */
  port?: number | undefined;
}

// Transient: the port was taken, or processes of a killed server are still ending or had not
// written their pid file.
const PASSING = /could not bind|Address already in use|still in use|lock file .* already exists/;

/** Starts the server on loopback and waits until it accepts connections. */
export async function startPostmaster(setup: ServerSetup): Promise<Postmaster> {
  const end = performance.now() + RETRY_TIMEOUT;
  for (;;) {
    await stopLeftServer(setup.dataDirectory, setup.log);
    const port = setup.port ?? (await freePort());
    const child = launch(setup, port);
    if (await becomesReady(child, setup)) {
      return { port, ended: endOf(child), stop: stopperOf(child) };
    }
    const said = setup.serverLog.tail();
    if (!PASSING.test(said) || performance.now() > end) throw notStarted(setup, said);
    await sleep(RETRY_PAUSE);
  }
}

const notStarted = ({ dataDirectory, serverLog }: ServerSetup, said: string) =>
  new Error(
    `PostgreSQL did not start on ${dataDirectory}. Its last lines, from ${serverLog.path}:\n${said}`,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function launch({ place, dataDirectory, serverLog, settings }: ServerSetup, port: number) {
  const { programs, account } = place;
  const all = { ...ourSettings(programs.version), ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", dataDirectory, "-p", String(port), ...flags];
  const handle = serverLog.open();
  try {
    const child = spawn(join(programs.bin, "postgres"), args, {
      ...account,
      cwd: "/",
      env: CLEAN_ENVIRONMENT,
      // Its own process group: Ctrl-C reaches the product, which stops its database last.
      detached: true,
      stdio: ["ignore", handle, handle],
    });
    // Without a listener, a failed start of the program would end this process.
    child.on("error", () => {});
    child.unref();
    return child;
  } finally {
    serverLog.close(handle);
  }
}

const ourSettings = (version: string): Record<string, string> => ({
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "50",
  timezone: "UTC",
  log_timezone: "UTC",
  fsync: "on",
  jit: "off",
  max_wal_size: "256MB",
  // Worker processes for reads help on large disks; here they only use memory.
  ...(Number(majorOf(version)) >= SYNC_IO_SINCE && { io_method: "sync" }),
});

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

const endOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once("exit", () => resolve());
  });

/** False if the server ended instead. */
async function becomesReady(child: ChildProcess, setup: ServerSetup): Promise<boolean> {
  const isReady = () => {
    const file = readPidFile(setup.dataDirectory);
    return file !== null && file.pid === child.pid && file.status === "ready";
  };
  const isSettled = await waitUntil(() => hasEnded(child) || isReady(), START_TIMEOUT);
  if (isSettled) return !hasEnded(child);
  child.kill("SIGKILL");
  throw notStarted(setup, `${setup.serverLog.tail()}\n(not ready in ${START_TIMEOUT / 1000} s)`);
}

function stopperOf(child: ChildProcess): () => Promise<void> {
  // Stops the server if this process exits without stopping it (SIGKILL aside).
  const onExit = () => child.kill("SIGINT");
  process.once("exit", onExit);
  child.once("exit", () => process.off("exit", onExit));
  return async () => {
    await stopServer({ isGone: () => hasEnded(child), send: (signal) => child.kill(signal) });
  };
}
