import type { Db } from "@triplan/db";
import { connectAthletes, WEBHOOK_PATH, webhookBody } from "../load/bench-wearable.ts";
import type { Case } from "./cases.ts";
import type { Ports } from "./messages.ts";

const ATHLETES = 100;
const BARE_WEBHOOK = "bare: one row inserted";
/** quality.md, P6. */
const GOALS = { rate: 0.8, milliseconds: 50 };

/** Connects athletes; returns the requests that store webhooks, each with another body. */
export async function webhookCases(db: Db, { product, bare }: Ports): Promise<Case[]> {
  await connectAthletes(db, ATHLETES);
  let sent = 0;
  const to = (port: number, path: string) => () => {
    sent += 1;
    return { port, path, body: webhookBody(sent, ATHLETES) };
  };
  return [
    { name: BARE_WEBHOOK, isBare: true, next: to(bare, "/webhook") },
    {
      name: "webhook",
      next: to(product, WEBHOOK_PATH),
      goalMs: GOALS.milliseconds,
      against: { name: BARE_WEBHOOK, goal: GOALS.rate },
    },
  ];
}
