import type { IsoDate } from "@triplan/domain";
import { useEffect, useRef, useState } from "react";
import { FAILURES, successOf, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { isUnauthorized } from "../../shared/signed-out.ts";
import type { PlanRow, PublicUser } from "../../trpc.ts";
import type { PlanValues } from "./plan-values.ts";
import { toCreatePlanInput } from "./to-create-plan-input.ts";
import { createErrorText, refusedIssues, useSavePlan } from "./use-save-plan.ts";

interface CreatePlanFlow {
  user: PublicUser | null;
  values: PlanValues;
  today: IsoDate;
  /** True when the values can be sent. */
  check: () => Promise<boolean>;
  /** Shows what the server said of single fields. */
  refuse: (issues: readonly unknown[]) => void;
  onSaved: (plan: PlanRow) => void;
}

/**
 * What happens after 'Generate Training Plan': a signed-in user's plan is saved, a visitor is asked
 * for an account first, in the dialog, which then saves the same plan.
 */
export function useCreatePlan({ user, values, today, check, refuse, onSaved }: CreatePlanFlow) {
  const { save, isPending } = useSavePlan();
  const isBusy = useRef(false);
  // A login changes the page around the form while a save is under way: the newest one is called.
  const announce = useRef(onSaved);
  useEffect(() => {
    announce.current = onSaved;
  });
  const [isAsking, setAsking] = useState(false);
  /** Grows with every submit that broke a rule, so that its first field can be shown. */
  const [failures, setFailures] = useState(0);

  async function saveDirectly() {
    try {
      const plan = await save(toCreatePlanInput(values, today));
      saySuccess(successOf.planCreated(plan.raceType));
      announce.current(plan);
    } catch (error) {
      sayFailure(FAILURES.createPlan, createErrorText(error));
      refuse(refusedIssues(error));
      setFailures((count) => count + 1);
      if (isUnauthorized(error)) setAsking(true);
    }
  }

  async function submit() {
    // A second press while the first is under way changes nothing.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await check())) setFailures((count) => count + 1);
      else if (user) await saveDirectly();
      else setAsking(true);
    } catch (error) {
      // The form's rules could not be loaded.
      sayFailure(FAILURES.createPlan, createErrorText(error));
    } finally {
      isBusy.current = false;
    }
  }

  /** Saves for the dialog; a plan that can't be saved stays in it, to be tried again. */
  async function saveFromDialog() {
    try {
      const plan = await save(toCreatePlanInput(values, today));
      setAsking(false);
      saySuccess(SUCCESSES.planSaved);
      announce.current(plan);
    } catch (error) {
      sayFailure(FAILURES.savePlan, error);
      refuse(refusedIssues(error));
    }
  }

  return {
    submit,
    saveFromDialog,
    isPending,
    failures,
    isAsking,
    stopAsking: () => setAsking(false),
  };
}
