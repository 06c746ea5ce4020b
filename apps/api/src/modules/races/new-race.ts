import type { RaceInput } from "@triplan/contract";
import { listAcceptedLayers, type PlanKey, type PlanRaceRow, type Queryable } from "@triplan/db";
import {
  defaultPriority,
  type DomainError,
  type FieldIssue,
  formatDate,
  type IsoDate,
  type PlanRace,
  raceProblem,
  refusedField,
} from "@triplan/domain";
import { predictRace, type AcceptedRace } from "@triplan/plan-engine";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { exercisesBeforeBoth } from "../plans/layers/exercises-before.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { revisedRows, type RevisedRows } from "../plans/layers/revised-rows.ts";
import { raceNotFound } from "./race-not-found.ts";
import { addedHeadline } from "./race-words.ts";
import { raceSeason } from "./race-season.ts";

/** What a race would do; `same` if the plan has it already. */
export interface NewRace {
  same: PlanRaceRow | null;
  /** The stored race that it takes the place of. */
  replaced: PlanRaceRow | null;
  accepted: AcceptedRace;
  revised: RevisedRows;
  outcome: PlanEffect;
}

interface RaceChange {
  race: RaceInput["race"];
  /** The stored race that it replaces. */
  raceId?: number | undefined;
  today: IsoDate;
}

/**
 * The effect of a race on the plan, in place of the stored one if `raceId` names it. Read-only. Throws if the plan
 * can't take it.
 */
export async function newRace(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { race: input, raceId, today }: RaceChange,
): Promise<NewRace> {
  const { plan, request, edition } = generated;
  const season = raceSeason(generated);
  const expectedMinutes = Math.round(predictRace(request, input) / 60);
  const { priority: wanted, ...rest } = input;
  const priority = wanted ?? defaultPriority(season, { ...input, expectedMinutes });
  const race: PlanRace = { ...rest, priority: priority === "A" ? "B" : priority };
  const accepted = { ...race, expectedMinutes, acceptedOn: today };
  const before = await listAcceptedLayers(db, key);
  const replaced = raceId === undefined ? null : replacedRace(before.races, raceId, today);
  const others = before.races.filter((row) => row !== replaced);
  const known = replaced ? [replaced] : before.races;
  const same = priority === "A" ? null : (known.find((row) => isSame(row, race)) ?? null);
  if (!same) {
    const problem = raceProblem(season, accepted, others, today);
    if (problem && problem.path !== "priority") throw refusal(problem);
    if (priority === "A") throw refusal(secondA(season.raceDate));
    if (problem) throw refusal(problem);
  }
  const after = same ? before : { ...before, races: [...others, accepted] };
  const revised = await revisedRows(db, key, generated, {
    before,
    after,
    placements: same ? {} : (replaced?.placementsBefore ?? {}),
    change: null,
    exercises: same ? {} : (replaced?.exercisesBefore ?? {}),
    today,
  });
  const changes = planEffect(plan, revised, edition.isEarlier ? edition.fromWeek : null);
  const headline = same ? "This race is in your plan." : addedHeadline(changes);
  return { same, replaced, accepted, revised, outcome: { headline, ...changes } };
}

function replacedRace(races: readonly PlanRaceRow[], raceId: number, today: IsoDate): PlanRaceRow {
  const race = races.find(({ id }) => id === raceId);
  if (!race) throw raceNotFound();
  if (race.status !== null) throw refusedField("date", "Remove the result of this race first.");
  if (race.date >= today) return race;
  throw refusal({ path: "date", message: "This race is over, so it stays as it was." });
}

/** The columns of a race with what undoes it. */
export const raceColumns = ({
  accepted,
  revised,
  replaced,
}: Pick<NewRace, "accepted" | "revised" | "replaced">) => ({
  ...accepted,
  distances: JSON.stringify(accepted.distances),
  placementsBefore: JSON.stringify(revised.placements),
  exercisesBefore: JSON.stringify(exercisesBeforeBoth(replaced?.exercisesBefore ?? {}, revised)),
});

const secondA = (raceDate: IsoDate): FieldIssue => ({
  path: "priority",
  message: `A plan leads to one A race, yours on ${formatDate(raceDate)}. Choose B or C.`,
});

const refusal = ({ path, message }: FieldIssue): DomainError => refusedField(path, message);

const isSame = (a: PlanRace, b: PlanRace): boolean =>
  a.name === b.name &&
  a.date === b.date &&
  a.priority === b.priority &&
  a.kind === b.kind &&
  a.goalSeconds === b.goalSeconds &&
  a.distances.swim === b.distances.swim &&
  a.distances.bike === b.distances.bike &&
  a.distances.run === b.distances.run;
