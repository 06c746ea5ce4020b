import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

/** Debian's is there, outside the path of ordinary accounts. */
const SYSTEM_FOLDER = "/usr/sbin";

export interface Pgbouncer {
  /** URL of the same database through PgBouncer. */
  urlOf: (connectionString: string) => string;
  /** Kills it and starts it again at the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The program of PgBouncer; null if it is not installed. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), SYSTEM_FOLDER];
  return folders.map((folder) => join(folder, "pgbouncer")).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts PgBouncer in transaction mode before every database of a server, as its superuser. */
export async function startPgbouncer(superuserUrl: string): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (program === null) throw new Error("PgBouncer is not installed");
  const folder = await mkdtemp(join(tmpdir(), "triplan-pgbouncer-"));
  await chmod(folder, 0o755);
  const file = join(folder, "pgbouncer.ini");
  const port = await freePort();
  await writeFile(file, configuration(new URL(superuserUrl), port));
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const start = () => launch(program, [...account, file]);
  let running = await start();
  return {
    urlOf: (connectionString) => {
      const url = new URL(connectionString);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    restart: async () => {
      await running.kill();
      running = await start();
    },
    stop: async () => {
      await running.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once it accepts connections. */
async function launch(program: string, words: readonly string[]) {
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const lines = createInterface(child.stderr);
    lines.on("line", (line) => {
      log.push(line);
      if (line.includes("process up")) resolve();
    });
    child.once("error", reject);
    lines.once("close", () => reject(new Error(`PgBouncer did not start: ${log.join("\n")}`)));
  });
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { kill };
}

/** As docs/operations.md shows it, but for any database and without passwords. */
const configuration = ({ hostname, port, username, password }: URL, listenPort: number) => `
[databases]
* = host=${hostname} port=${port || "5432"} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)} connect_query='set statement_timeout = 60000; set idle_in_transaction_session_timeout = 120000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 10
server_round_robin = 1
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}
