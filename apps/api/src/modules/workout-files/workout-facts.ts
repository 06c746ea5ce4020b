import { findPublicUser, type Queryable, type TrainingPlanRow } from "@triplan/db";
import { DomainError, unitsOf, type TargetChoice } from "@triplan/domain";
import type { WorkoutFacts } from "@triplan/workout-files";

/** What the files of a plan follow from besides its exercises. */
export async function workoutFacts(
  { db, userId }: { db: Queryable; userId: number },
  { raceType, poolLengthMeters }: TrainingPlanRow,
  target: TargetChoice,
): Promise<WorkoutFacts> {
  const user = await findPublicUser(db, userId);
  if (!user) throw new DomainError("unauthenticated", "Unauthorized");
  return {
    raceType,
    poolLengthMeters,
    units: unitsOf(user.unitPreference, poolLengthMeters),
    target,
  };
}
