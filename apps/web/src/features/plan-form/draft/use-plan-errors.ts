import { addDays, type IsoDate, type Units } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { useMemo, useState } from "react";
import { loadCode } from "../../../shared/loading/load-code.ts";
import { impossiblePaces } from "./impossible-paces.ts";
import { errorsByField, type PlanErrors } from "./plan-errors.ts";
import type { PlanValues } from "./plan-values.ts";
import { needsTrainingNow } from "./training-now.ts";

/** Loaded on first focus: the validation library is too heavy for the first page. */
export const loadPlanRules = () => import("@triplan/contract");

const CONFIRM_TRAINING = "Confirm this, or enter what you train now.";

const AFTER_RACE = "Race date must be at least two days after your last race";

const isBesideRaceBefore = ({ follows, raceDate }: PlanValues) =>
  follows !== undefined && raceDate <= addDays(follows.raceBefore.raceDate, 1);

type Rules = Awaited<ReturnType<typeof loadPlanRules>>;

function brokenRules(
  { planFormSchema }: Rules,
  values: PlanValues,
  today: IsoDate,
  units: Units,
): PlanErrors {
  const result = planFormSchema(today, units).safeParse(values);
  return {
    ...impossiblePaces(values, units),
    ...(!result.success && errorsByField(values, result.error.issues)),
    ...(values.raceDate !== "" && isBesideRaceBefore(values) && { raceDate: AFTER_RACE }),
    ...(needsTrainingNow(values) && { trainingNow: CONFIRM_TRAINING }),
  };
}

/**
 * Errors of the form: none until `check` was called once, then always current. `refuse` adds the
 * server's field errors until the values change.
 */
export function usePlanErrors(values: PlanValues, today: IsoDate) {
  const units = useUnits();
  const [rules, setRules] = useState<Rules | null>(null);
  const [refused, setRefused] = useState<{ values: PlanValues; errors: PlanErrors } | null>(null);

  const errors = useMemo<PlanErrors>(
    () => ({
      ...(refused?.values === values && refused.errors),
      ...(rules && brokenRules(rules, values, today, units)),
    }),
    [rules, refused, values, today, units],
  );

  /** True when the values are valid. */
  async function check(): Promise<boolean> {
    const loaded = await loadCode(loadPlanRules);
    setRules(loaded);
    return Object.keys(brokenRules(loaded, values, today, units)).length === 0;
  }

  const refuse = (issues: readonly unknown[]) => {
    setRefused({ values, errors: errorsByField(values, issues) });
  };
  return { errors, check, refuse };
}
