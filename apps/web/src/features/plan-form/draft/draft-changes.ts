import { DISCIPLINES, PACE_THRESHOLDS, type PerDiscipline, type Thresholds } from "@triplan/domain";
import { racePacesOf } from "@triplan/plan-engine";
import type { PlanDraft } from "./plan-draft.ts";
import { thresholdsOf } from "./plan-facts.ts";
import { suggestPlanName } from "./plan-name.ts";
import { PACE_FIELDS, withPaces, type PlanValues } from "./plan-values.ts";

const hasOtherPaces = (a: PlanValues, b: PlanValues): boolean =>
  DISCIPLINES.some((discipline) => a[PACE_FIELDS[discipline]] !== b[PACE_FIELDS[discipline]]);

/** The thresholds with those of the paces that a change entered. */
function enteredThresholds(draft: PlanDraft, values: PlanValues): PerDiscipline<number> {
  const next = thresholdsOf(values);
  const of = (discipline: keyof typeof next) => {
    const field = PACE_FIELDS[discipline];
    return values[field] === draft.values[field] ? draft.thresholds[discipline] : next[discipline];
  };
  return { swim: of("swim"), bike: of("bike"), run: of("run") };
}

/** The draft with the paces that recorded thresholds give, while its own are examples. */
export function withThresholds(draft: PlanDraft, stored: Thresholds): PlanDraft {
  const known = DISCIPLINES.filter(
    (discipline) => stored[PACE_THRESHOLDS[discipline]] !== undefined,
  );
  if (draft.hasOwnPaces || known.length === 0) return draft;
  const { css, bikeThresholdMph, runThreshold } = stored;
  const thresholds = {
    swim: css ?? draft.thresholds.swim,
    bike: bikeThresholdMph ?? draft.thresholds.bike,
    run: runThreshold ?? draft.thresholds.run,
  };
  const paces = racePacesOf(draft.values.raceType, thresholds);
  const filled = known.map((discipline) => [PACE_FIELDS[discipline], paces[discipline]]);
  return {
    ...draft,
    values: { ...draft.values, ...Object.fromEntries(filled) },
    thresholds,
    hasOwnPaces: known.length === DISCIPLINES.length,
  };
}

/**
 * Applies a change. The name follows race and date until edited, and paces are the athlete's own
 * once one changes. Another race keeps the thresholds of own paces.
 */
export function changeDraft(
  draft: PlanDraft,
  change: (values: PlanValues) => PlanValues,
): PlanDraft {
  const changed = change(draft.values);
  const hasOwnPaces = draft.hasOwnPaces || hasOtherPaces(changed, draft.values);
  const thresholds = enteredThresholds(draft, changed);
  const isOtherRace = changed.raceType !== draft.values.raceType;
  const values =
    isOtherRace && hasOwnPaces
      ? withPaces(changed, racePacesOf(changed.raceType, thresholds))
      : changed;
  const isNameEdited = draft.isNameEdited || values.name !== draft.values.name;
  return {
    ...draft,
    values: isNameEdited ? values : { ...values, name: suggestPlanName(values) },
    isNameEdited,
    hasOwnPaces,
    // Example paces are the same for each race.
    thresholds: isOtherRace && !hasOwnPaces ? thresholdsOf(values) : thresholds,
    isEdited: true,
  };
}
