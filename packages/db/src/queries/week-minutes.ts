import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";

export interface WeekMinutes {
  planId: number;
  week: number;
  minutes: number;
}

/** Planned minutes of every week with exercises, for the user's own plans among the given ones. */
export function listWeekMinutes(
  db: Queryable,
  { userId, planIds }: { userId: number; planIds: readonly number[] },
): Promise<WeekMinutes[]> {
  return db
    .selectFrom("exercise")
    .select((eb) => [
      "trainingPlanId as planId",
      "week",
      eb.fn.sum<number>("duration").as("minutes"),
    ])
    .where("userId", "=", userId)
    .where("isDropped", "=", false)
    .where("trainingPlanId", "=", sql<number>`any(${[...planIds]}::bigint[])`)
    .groupBy(["trainingPlanId", "week"])
    .execute();
}
