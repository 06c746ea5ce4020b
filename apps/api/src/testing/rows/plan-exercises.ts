import type { Db } from "@triplan/db";

/** The stored exercises of a plan, in the order of its weeks. */
export const planExercises = (db: Db, planId: number) =>
  db
    .selectFrom("exercise")
    .selectAll()
    .where("trainingPlanId", "=", planId)
    .orderBy("week")
    .orderBy("orderIndex")
    .orderBy("id")
    .execute();

export type PlanExercise = Awaited<ReturnType<typeof planExercises>>[number];

/** The exercises without their timestamps. */
export const planContents = async (db: Db, planId: number) =>
  (await planExercises(db, planId)).map((exercise) => ({ ...exercise, updatedAt: null }));
