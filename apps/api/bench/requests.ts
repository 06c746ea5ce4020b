import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addAthletes } from "./growth/add-athletes.ts";
import { withDatabase } from "./load/with-database.ts";
import { report } from "./report/index.ts";
import { casesOf } from "./requests/cases.ts";
import { feedCases, MAX_READS } from "./requests/feed-cases.ts";
import { measure, WARM_UP_MS } from "./requests/measure.ts";
import { metersMessage, portsMessage } from "./requests/messages.ts";
import { figuresOf, printFigures, rowsOf } from "./requests/report.ts";
import { webhookCases } from "./requests/webhook-cases.ts";

/*
 * `pnpm bench requests [--rounds 5] [--seconds 1.5] [--connections 16] [--only name]
 * [--profile folder]`: requests of the product beside bare Fastify routes that read or insert the
 * same rows by `pg`, in turns, on loopback.
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

/** More than a machine of today answers, so that no feed is read too often. */
const MAX_READS_A_SECOND = 1000;
const feedSeconds = (2 * (load.rounds * load.milliseconds + WARM_UP_MS)) / 1000;
const athletes = Math.ceil((MAX_READS_A_SECOND * feedSeconds) / MAX_READS);

await withDatabase({}, async ({ db, connectionString }) => {
  const { profile } = options;
  const server = fork(SERVER, [connectionString], {
    execArgv: profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`],
  });
  const ended = new AbortController();
  server.once("exit", () => ended.abort(new Error("The measured server ended")));
  const nextMessage = async (): Promise<unknown> =>
    (await once(server, "message", { signal: ended.signal }))[0];
  const readMeters = async () => {
    const answered = nextMessage();
    server.send("read");
    return metersMessage.parse(await answered);
  };
  try {
    const ports = portsMessage.parse(await nextMessage());
    const reads = await casesOf(ports);
    await addAthletes(connectionString, athletes, { hasTexts: true });
    const others = [await feedCases(db, ports.product), await webhookCases(db, ports)].flat();
    const cases = [...reads, ...others].filter(({ name }) => name.includes(options.only ?? ""));
    const measured = await measure(cases, load, readMeters);
    const figures = figuresOf(measured);
    const [busy = 0] = loadavg();
    console.log(`${load.rounds} rounds, ${load.connections} connections, load average ${busy}`);
    printFigures(figures);
    report(rowsOf(measured, figures), { ...load, figures });
  } finally {
    if (server.connected) {
      server.disconnect();
      await once(server, "exit");
    }
  }
});
