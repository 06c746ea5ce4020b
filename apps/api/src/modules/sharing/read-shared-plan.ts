import type { SharedPlanInput } from "@triplan/contract";
import {
  findPlan,
  findShareByToken,
  listPlanRaces,
  listSharedExercises,
  type Queryable,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { hashOfToken, isSecretToken } from "../../addresses/secret-token.ts";
import { sharedPlan, type SharedPlan } from "./shared-plan.ts";

/** The plan that an address opens; every address that opens none gets the same error. */
export async function readSharedPlan(
  { db }: { db: Queryable },
  { token }: SharedPlanInput,
): Promise<SharedPlan> {
  const share = isSecretToken(token) ? await findShareByToken(db, hashOfToken(token)) : undefined;
  if (!share) return notFound();
  const key = { userId: share.userId, planId: share.trainingPlanId };
  const [plan, exercises, races] = await Promise.all([
    findPlan(db, key),
    listSharedExercises(db, key),
    listPlanRaces(db, key),
  ]);
  return plan ? sharedPlan(plan, { exercises, races }, share) : notFound();
}

function notFound(): never {
  throw new DomainError("not_found", "Not found");
}
