import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { connect, migrateToLatest } from "@triplan/db";
import { startEmbeddedPostgres } from "@triplan/embedded-postgres";
import { silent } from "./load/bench-app.ts";
import { report } from "./report/index.ts";
import { casesOf } from "./requests/cases.ts";
import { measure } from "./requests/measure.ts";
import { metersMessage, portsMessage } from "./requests/messages.ts";
import { figuresOf, printFigures, rowsOf } from "./requests/report.ts";

/*
 * `pnpm bench requests [--rounds 5] [--seconds 1.5] [--connections 16] [--only name]
 * [--profile folder]`: reads of the product beside bare Fastify routes that read the same rows by
 * `pg`, in turns, on loopback.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "1.5" },
    connections: { type: "string", default: "16" },
    only: { type: "string" },
    profile: { type: "string" },
  },
});
const load = {
  rounds: Number(options.rounds),
  milliseconds: 1000 * Number(options.seconds),
  connections: Number(options.connections),
};

const SERVER = fileURLToPath(new URL("requests/server.ts", import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), "triplan-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
const { connectionString } = postgres;
try {
  const connection = connect({ connectionString, onError: console.error });
  await migrateToLatest(connection.db);
  await connection.close();

  const { profile } = options;
  const server = fork(SERVER, [connectionString], {
    execArgv: profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`],
  });
  const nextMessage = async (): Promise<unknown> => (await once(server, "message"))[0];
  const readMeters = async () => {
    const answered = nextMessage();
    server.send("read");
    return metersMessage.parse(await answered);
  };
  try {
    const all = await casesOf(portsMessage.parse(await nextMessage()));
    const cases = all.filter(({ name }) => name.includes(options.only ?? ""));
    const measured = await measure(cases, load, readMeters);
    const figures = figuresOf(measured);
    const [busy = 0] = loadavg();
    console.log(`${load.rounds} rounds, ${load.connections} connections, load average ${busy}`);
    printFigures(figures);
    report(rowsOf(measured, figures), { ...load, figures });
  } finally {
    server.disconnect();
    await once(server, "exit");
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
