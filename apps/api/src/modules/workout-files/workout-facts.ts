import { findPublicUser, type TrainingPlanRow } from "@triplan/db";
import { DomainError, unitsOf, type TargetChoice } from "@triplan/domain";
import type { WorkoutFacts } from "@triplan/workout-files";
import type { AuthedContext } from "../../trpc/context.ts";

/** What the files of a plan follow from besides its exercises. */
export async function workoutFacts(
  ctx: AuthedContext,
  { raceType, poolLengthMeters }: TrainingPlanRow,
  target: TargetChoice,
): Promise<WorkoutFacts> {
  const user = await findPublicUser(ctx.db, ctx.userId);
  if (!user) throw new DomainError("unauthenticated", "Unauthorized");
  return {
    raceType,
    poolLengthMeters,
    units: unitsOf(user.unitPreference, poolLengthMeters),
    target,
  };
}
