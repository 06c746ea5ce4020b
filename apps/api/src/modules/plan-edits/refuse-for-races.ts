import { listPlanRaces, type PlanKey, type Queryable } from "@triplan/db";
import { formatDate, type IsoDate, raceProblem, refusedField } from "@triplan/domain";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { raceSeason } from "../races/race-season.ts";

/** Throws if a coming race on the way has no place before the plan's changed race. */
export async function refuseForRaces(
  db: Queryable,
  key: PlanKey,
  generated: Pick<GeneratedPlan, "plan" | "request" | "base">,
  today: IsoDate,
): Promise<void> {
  const races = await listPlanRaces(db, key);
  const season = raceSeason(generated);
  const misfit = races
    .filter(({ date }) => date >= today)
    .find((race) =>
      raceProblem(
        season,
        race,
        races.filter((other) => other !== race),
        today,
      ),
    );
  if (!misfit) return;
  const message = `${misfit.name} on ${formatDate(misfit.date)} has no place before a race on ${formatDate(generated.plan.raceDate)}. Change or remove it under Races first.`;
  throw refusedField("raceDate", message);
}
