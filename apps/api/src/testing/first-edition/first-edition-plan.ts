import { readFile } from "node:fs/promises";
import type { createPlanInput } from "@triplan/contract";
import { insertExercises, type NewExercise } from "@triplan/db";
import type { z } from "zod";
import type { testApi } from "../api/test-api.ts";

type Api = Awaited<ReturnType<typeof testApi>>;

/** What version 1 of the engine made of a form on the first day of the tests. */
interface FirstEdition {
  form: z.input<typeof createPlanInput>;
  exercises: Omit<NewExercise, "isDropped">[];
}

/** Stores a plan as version 1 of the engine made it, and returns its id. */
export async function firstEditionPlan(
  { db }: Pick<Api, "db">,
  user: Awaited<ReturnType<Api["user"]>>,
  name: "sprint" | "70.3",
): Promise<number> {
  const text = await readFile(new URL(`./${name}.json`, import.meta.url), "utf8");
  const { form, exercises }: FirstEdition = JSON.parse(text);
  const { id: trainingPlanId } = await user.trpc.plans.create.mutate(form);
  await db.deleteFrom("exercise").where("trainingPlanId", "=", trainingPlanId).execute();
  await db
    .updateTable("trainingPlan")
    .set({ engineVersion: 1 })
    .where("id", "=", trainingPlanId)
    .execute();
  const rows = exercises.map((exercise) => ({ ...exercise, isDropped: false }));
  await insertExercises(db, { userId: user.id, trainingPlanId, exercises: rows });
  return trainingPlanId;
}
