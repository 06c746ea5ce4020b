import { previewPlanEditInput, type PlanEditBody } from "@triplan/contract";
import {
  DISCIPLINES,
  DISTANCE_FIELDS,
  poolLengthOf,
  standardDistances,
  type DistanceTexts,
  type PoolLength,
  type RaceType,
} from "@triplan/domain";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { byField, type FieldErrors } from "../../shared/forms/refused-fields.ts";

/** The fields of the race form. */
export interface RaceValues extends DistanceTexts {
  raceType: RaceType;
  raceDate: string;
  poolLengthMeters: PoolLength;
}

const FIELDS = [
  "raceType",
  ...DISCIPLINES.map((discipline) => DISTANCE_FIELDS[discipline]),
  "raceDate",
  "poolLengthMeters",
] as const;

/** The race and pool that a plan has. */
export const raceValuesOf = (plan: PlanRow): RaceValues => ({
  raceType: plan.raceType,
  ...distancesOf(plan),
  raceDate: plan.raceDate,
  poolLengthMeters: poolLengthOf(plan.poolLengthMeters),
});

const distancesOf = ({ swimDistance, bikeDistance, runDistance }: DistanceTexts) => ({
  swimDistance,
  bikeDistance,
  runDistance,
});

/** A race with its distances; the plan's own for its own race. */
export const raceWithDistances = (plan: PlanRow, raceType: RaceType): Partial<RaceValues> => ({
  raceType,
  ...distancesOf(raceType === plan.raceType ? plan : standardDistances(raceType)),
});

/** The values as sent; null if they are the plan's or are refused, with the messages. */
export function raceChange(
  plan: PlanRow,
  values: RaceValues,
): { change: PlanEditBody | null; errors: FieldErrors } {
  const own = raceValuesOf(plan);
  if (FIELDS.every((field) => values[field] === own[field])) return { change: null, errors: {} };
  const change: PlanEditBody = { planId: plan.id, ...values };
  const { error } = previewPlanEditInput.safeParse(change);
  if (!error) return { change, errors: {} };
  const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { change: null, errors: byField(issues) };
}
