import { findPublicUser, listAcceptedLayers, type TrainingPlanRow } from "@triplan/db";
import { DomainError, unitsOf } from "@triplan/domain";
import type { SeasonFacts } from "@triplan/paper";
import { isCancelled } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";

/** What both sheets of a plan follow from: its races, its time off and the athlete's units. */
export async function sheetFacts(
  { db, userId }: AuthedContext,
  { id, name, raceDate, poolLengthMeters }: TrainingPlanRow,
): Promise<Pick<SeasonFacts, "races" | "timeOff" | "units">> {
  const user = await findPublicUser(db, userId);
  if (!user) throw new DomainError("unauthenticated", "Unauthorized");
  const { races, timeOff } = await listAcceptedLayers(db, { userId, planId: id });
  return {
    races: [
      ...races.filter((race) => !isCancelled(race, timeOff)),
      { name, date: raceDate, priority: "A" },
    ],
    timeOff,
    units: unitsOf(user.unitPreference, poolLengthMeters),
  };
}
