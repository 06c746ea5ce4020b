import { addPlan, signUp } from "../load/sign-up.ts";
import type { Target } from "../load/send.ts";
import type { Ports } from "./messages.ts";

export interface Case {
  name: string;
  /** The request to send next. */
  next: () => Target;
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

const always = (target: Target) => () => target;

/** Signs up an athlete with a placed plan; returns the requests that read it. */
export async function casesOf({ product, bare }: Ports): Promise<Case[]> {
  const { caller, userId } = await signUp(product);
  const planId = await addPlan(caller, WEEKS);
  await caller.call("current plan", "PATCH", "/user/current-plan", { planId });
  await caller.call("place plan", "POST", `/training-plans/${planId}/schedule`);

  const headers = { cookie: caller.cookie };
  const api = (path: string) => always({ port: product, path: `/api${path}`, headers });
  const trpc = (calls: Record<string, object | null>) => {
    const inputs = Object.fromEntries(
      Object.values(calls).flatMap((input, index) => (input ? [[index, input]] : [])),
    );
    const query = `batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
    return always({ port: product, path: `/trpc/${Object.keys(calls).join()}?${query}`, headers });
  };
  const week = { planId, week: WEEK };
  return [
    { name: BARE_ROW, isBare: true, next: always({ port: bare, path: `/user/${userId}` }) },
    { name: "REST user", next: api("/user"), against: { name: BARE_ROW, goal: 0.77 } },
    {
      name: "tRPC user",
      next: trpc({ "auth.me": null }),
      against: { name: "REST user", goal: 0.8 },
    },
    {
      name: BARE_WEEK,
      isBare: true,
      next: always({ port: bare, path: `/week/${planId}/${WEEK}` }),
    },
    {
      name: "REST week",
      next: api(`/training-plans/${planId}/weeks/${WEEK}/exercises`),
      against: { name: BARE_WEEK, goal: 1 },
    },
    {
      name: "tRPC week",
      next: trpc({ "exercises.listWeek": week }),
      against: { name: "REST week", goal: 0.8 },
    },
    { name: "REST season", next: api(`/training-plans/${planId}/season`) },
    {
      name: "tRPC screen of the week",
      next: trpc({
        "auth.me": null,
        "plans.list": null,
        "exercises.listWeek": week,
        "exercises.season": { planId },
        "preferences.currentPlan": null,
      }),
    },
  ];
}
