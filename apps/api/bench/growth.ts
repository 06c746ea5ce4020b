import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connect, migrateToLatest } from "@triplan/db";
import { startEmbeddedPostgres } from "@triplan/embedded-postgres";
import pg from "pg";
import { addAthletes } from "./growth/add-athletes.ts";
import { blocksOf, type Statement } from "./growth/blocks-of.ts";
import {
  differences,
  figuresOf,
  growthRows,
  printFigures,
  type Measured,
} from "./growth/figures.ts";
import { benchApp, listen, silent } from "./load/bench-app.ts";
import { send } from "./load/send.ts";
import { report } from "./report/index.ts";
import { casesOf } from "./requests/cases.ts";

/*
 * `pnpm bench growth [--athletes 100,10000] [--write] [--check]`: statements, bytes and blocks of the
 * database for each read, with few and with many athletes. They are the same on every machine: `--check`
 * compares them with `growth/figures.json`, `--write` writes that file.
 */
const { values: options } = parseArgs({
  options: {
    athletes: { type: "string", default: "100,10000" },
    write: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const sizes = options.athletes.split(",").map(Number);
const FIGURES = new URL("growth/figures.json", import.meta.url);

const dataDir = mkdtempSync(join(tmpdir(), "triplan-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
const { connectionString } = postgres;
let sent: Statement[] = [];
const connection = connect({
  connectionString,
  onError: console.error,
  log: ({ level, query }) => {
    if (level === "query") sent.push(query);
  },
});
const pool = new pg.Pool({ connectionString, max: 1 });
const agent = new Agent({ keepAlive: true });
try {
  await migrateToLatest(connection.db);
  const product = await benchApp({ db: connection.db, wearable: null, background: null });
  const port = await listen(product);
  const cases = (await casesOf({ product: port, bare: 0 })).filter(({ isBare }) => !isBare);
  const measured: Measured[] = [];
  for (const athletes of sizes) {
    await addAthletes(connectionString, athletes);
    for (const { name, next } of cases) {
      // The first request may do what others save.
      await send(next(), agent);
      sent = [];
      const bytes = await send(next(), agent);
      const statements = sent;
      let blocks = 0;
      for (const statement of statements) blocks += await blocksOf(pool, statement);
      measured.push({ name, athletes, statements: statements.length, bytes, blocks });
    }
  }
  await product.close();
  const figures = figuresOf(measured);
  printFigures(figures);
  report(growthRows(figures));
  if (options.write) writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  if (options.check) {
    const found = differences(figures, JSON.parse(readFileSync(FIGURES, "utf8")));
    for (const difference of found) console.error(difference);
    if (found.length > 0) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await pool.end();
  await connection.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
