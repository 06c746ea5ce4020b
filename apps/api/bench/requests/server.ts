import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { connect } from "@triplan/db";
import Fastify from "fastify";
import pg from "pg";
import { startBackground } from "../../src/server/start-background.ts";
import { benchApp, listen, now, silent } from "../load/bench-app.ts";
import { benchWearable as wearable } from "../load/bench-wearable.ts";
import { StatementCount } from "../load/statement-count.ts";
import type { Meters, Ports } from "./messages.ts";

/*
 * The measured process: the product, and bare routes that read and insert the same by `pg`. Answers each
 * message with its processor time and the product's statements so far.
 */
const [connectionString = ""] = process.argv.slice(2);

const statements = new StatementCount();
const { db } = connect({ connectionString, onError: console.error, log: statements.log });

const USER = "select id, username, current_training_plan_id from user_account where id = $1";
const WEEK = "select * from exercise where training_plan_id = $1 and week = $2 order by id";
const WEBHOOK = "insert into bare_webhook values ($1, $2) on conflict do nothing";

const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query("create table bare_webhook (key text primary key, body text not null)");
const bare = Fastify();
bare.get<{ Params: { id: string } }>("/user/:id", async ({ params }) => {
  const { rows } = await pool.query<object>({ name: "user", text: USER, values: [params.id] });
  return rows[0];
});
bare.get<{ Params: { plan: string; week: string } }>("/week/:plan/:week", async ({ params }) => {
  const values = [params.plan, params.week];
  const { rows } = await pool.query<object>({ name: "week", text: WEEK, values });
  return rows;
});
bare.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
  done(null, body);
});
bare.post<{ Body: string }>("/webhook", async ({ body }) => {
  const key = createHash("sha256").update(body).digest("hex");
  await pool.query({ name: "webhook", text: WEBHOOK, values: [key, body] });
  return { status: "accepted" };
});

// Its jobs are left to others: their work would be measured with whatever is sent next.
const background = await startBackground({
  db,
  connectionString,
  wearable,
  uploadFolder: tmpdir(),
  log: silent,
  now,
  works: false,
});
const product = await benchApp({ db, wearable, background });
const ports: Ports = { product: await listen(product), bare: await listen(bare) };
process.send?.(ports);

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const meters: Meters = { processor: user + system, statements: statements.sent };
  process.send?.(meters);
});
process.on("disconnect", () => process.exit());
