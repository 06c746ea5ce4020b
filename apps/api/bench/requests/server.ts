import { connect } from "@triplan/db";
import Fastify from "fastify";
import pg from "pg";
import { benchApp, listen } from "../load/bench-app.ts";
import type { Meters, Ports } from "./messages.ts";

/*
 * The measured process: the product, and bare routes that read the same rows by `pg`. Answers each
 * message with its processor time and the product's statements so far.
 */
const [connectionString = ""] = process.argv.slice(2);

let statements = 0;
const { db } = connect({
  connectionString,
  onError: console.error,
  log: ({ level }) => {
    if (level === "query") statements += 1;
  },
});

const USER = "select id, username, current_training_plan_id from user_account where id = $1";
const WEEK = "select * from exercise where training_plan_id = $1 and week = $2 order by id";

const pool = new pg.Pool({ connectionString, max: 10 });
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

const product = await benchApp({ db, wearable: null, background: null });
const ports: Ports = { product: await listen(product), bare: await listen(bare) };
process.send?.(ports);

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const meters: Meters = { processor: user + system, statements };
  process.send?.(meters);
});
process.on("disconnect", () => process.exit());
