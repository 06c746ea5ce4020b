import { addDays, isoDate } from "@triplan/domain";
import { z } from "zod";
import { validPlan } from "../../src/testing/inputs/valid-plan.ts";
import { ApiCaller } from "../load/api-caller.ts";
import { Tally } from "../load/tally.ts";
import type { Target } from "../load/send.ts";
import type { Ports } from "./messages.ts";

export interface Case {
  name: string;
  target: Target;
  /** Of a route without the product. */
  isBare?: boolean;
  /** Milliseconds in which 99 of 100 requests are to be answered. */
  goalMs?: number;
  /** The case whose rate it is compared with, and the least share of it. */
  against?: { name: string; goal: number };
}

const WEEKS = 16;
const WEEK = 8;

const BARE_ROW = "bare: one row";
const BARE_WEEK = "bare: a week's rows";

/** Signs up an athlete with a placed plan; returns the requests that read it. */
export async function casesOf({ product, bare }: Ports): Promise<Case[]> {
  const caller = new ApiCaller(`http://127.0.0.1:${product}`, new Tally());
  const send = (method: string, path: string, body?: object) =>
    caller.call(path, method, path, body);
  const username = `bench-${crypto.randomUUID()}@example.org`;
  const user = await send("POST", "/register", { username, password: "swim-bike-run-42" });
  const { id: userId } = z.object({ id: z.number() }).parse(user);
  const today = isoDate(new Date().toISOString().slice(0, 10));
  const form = validPlan({ raceDate: addDays(today, 7 * WEEKS - 1), totalWeeks: undefined });
  const plan = await send("POST", "/training-plans", form);
  const { id: planId } = z.object({ id: z.number() }).parse(plan);
  await send("PATCH", "/user/current-plan", { planId });
  await send("POST", `/training-plans/${planId}/schedule`);

  const headers = { cookie: caller.cookie };
  const api = (path: string): Target => ({ port: product, path: `/api${path}`, headers });
  const trpc = (calls: Record<string, object | null>): Target => {
    const inputs = Object.fromEntries(
      Object.values(calls).flatMap((input, index) => (input ? [[index, input]] : [])),
    );
    const query = `batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
    return { port: product, path: `/trpc/${Object.keys(calls).join()}?${query}`, headers };
  };
  const week = { planId, week: WEEK };
  return [
    { name: BARE_ROW, isBare: true, target: { port: bare, path: `/user/${userId}` } },
    { name: "REST user", target: api("/user"), against: { name: BARE_ROW, goal: 0.77 } },
    {
      name: "tRPC user",
      target: trpc({ "auth.me": null }),
      against: { name: "REST user", goal: 0.8 },
    },
    { name: BARE_WEEK, isBare: true, target: { port: bare, path: `/week/${planId}/${WEEK}` } },
    {
      name: "REST week",
      target: api(`/training-plans/${planId}/weeks/${WEEK}/exercises`),
      against: { name: BARE_WEEK, goal: 1 },
    },
    {
      name: "tRPC week",
      target: trpc({ "exercises.listWeek": week }),
      against: { name: "REST week", goal: 0.8 },
    },
    { name: "REST season", target: api(`/training-plans/${planId}/season`) },
    {
      name: "tRPC screen of the week",
      target: trpc({
        "auth.me": null,
        "plans.list": null,
        "exercises.listWeek": week,
        "exercises.season": { planId },
        "preferences.currentPlan": null,
      }),
    },
  ];
}
