import { inTransaction, saveCalendarFeed, type Db } from "@triplan/db";
import { newSecretToken } from "../../src/addresses/secret-token.ts";
import type { Case } from "./cases.ts";

/** How often the product lets an address be read in an hour. */
export const MAX_READS = 60;

/** Turns on the feed of every athlete; returns the requests that read the feeds in turns. */
export async function feedCases(db: Db, port: number): Promise<Case[]> {
  const tokens: string[] = [];
  for (const { id: userId } of await db.selectFrom("userAccount").select("id").execute()) {
    const { token, hash, seed } = newSecretToken("calendar-feed", ["of this benchmark"]);
    const content = { startMinutes: null, hasCompleted: true, hasRestDays: false };
    const address = { tokenHash: hash, tokenSeed: seed, timeZone: "UTC", trainingPlanId: null };
    await inTransaction(db, (trx) => saveCalendarFeed(trx, { userId, ...content, ...address }));
    tokens.push(token);
  }
  let reads = 0;
  const next = () => {
    reads += 1;
    return { port, path: `/api/calendar/${tokens[reads % tokens.length]}.ics` };
  };
  return [
    { name: "feed", next },
    {
      name: "feed, not modified (304)",
      next: () => ({ ...next(), headers: { "if-none-match": "*" }, status: 304 }),
    },
  ];
}
