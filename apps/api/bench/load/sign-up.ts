import { addDays, isoDate } from "@triplan/domain";
import { z } from "zod";
import { validPlan } from "../../src/testing/inputs/valid-plan.ts";
import { ApiCaller } from "./api-caller.ts";
import { Tally } from "./tally.ts";

const numbered = z.object({ id: z.number() });

/** Signs up an athlete at the server on this port of loopback. */
export async function signUp(port: number): Promise<{ caller: ApiCaller; userId: number }> {
  const caller = new ApiCaller(`http://127.0.0.1:${port}`, new Tally());
  const username = `bench-${crypto.randomUUID()}@example.org`;
  const account = { username, password: "swim-bike-run-42" };
  const user = await caller.call("register", "POST", "/register", account);
  return { caller, userId: numbered.parse(user).id };
}

/** Creates a plan of so many weeks from today; returns its id. */
export async function addPlan(caller: ApiCaller, weeks: number): Promise<number> {
  const today = isoDate(new Date().toISOString().slice(0, 10));
  const form = validPlan({ raceDate: addDays(today, 7 * weeks - 1), totalWeeks: undefined });
  const plan = await caller.call("create plan", "POST", "/training-plans", form);
  return numbered.parse(plan).id;
}
