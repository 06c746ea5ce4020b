import type { IsoDate } from "@triplan/domain";
import { useEffect, useRef, useState } from "react";
import { FAILURES, successOf, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { isUnauthorized } from "../../../shared/account/signed-out.ts";
import type { PlanRow, PublicUser } from "../../../shared/network/trpc.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import { toCreatePlanInput } from "../draft/to-create-plan-input.ts";
import { createErrorText, refusedIssues, useSavePlan } from "./use-save-plan.ts";

interface CreatePlanFlow {
  user: PublicUser | null;
  values: PlanValues;
  today: IsoDate;
  /** True when the values are valid. */
  check: () => Promise<boolean>;
  /** Shows the server's field errors. */
  refuse: (issues: readonly unknown[]) => void;
  onSaved: (plan: PlanRow) => void;
}

/**
 * Handles 'Generate Training Plan': saves a signed-in user's plan; asks a visitor for an account
 * first, then saves the same plan.
 */
export function useCreatePlan({ user, values, today, check, refuse, onSaved }: CreatePlanFlow) {
  const { save, isPending } = useSavePlan();
  const isBusy = useRef(false);
  // A ref, because a login re-renders the page during a save: the latest callback must be called.
  const announce = useRef(onSaved);
  useEffect(() => {
    announce.current = onSaved;
  });
  const [isAsking, setAsking] = useState(false);
  /** Number of submits with errors; each one focuses its first field. */
  const [failures, setFailures] = useState(0);

  async function saveDirectly() {
    try {
      const plan = await save(toCreatePlanInput(values, today));
      notifySuccess(successOf.planCreated(plan.raceType));
      announce.current(plan);
    } catch (error) {
      notifyFailure(FAILURES.createPlan, createErrorText(error));
      refuse(refusedIssues(error));
      setFailures((count) => count + 1);
      if (isUnauthorized(error)) setAsking(true);
    }
  }

  async function submit() {
    // Ignore a second submit during the first.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await check())) setFailures((count) => count + 1);
      else if (user) await saveDirectly();
      else setAsking(true);
    } catch (error) {
      // The validation rules could not be loaded.
      notifyFailure(FAILURES.createPlan, createErrorText(error));
    } finally {
      isBusy.current = false;
    }
  }

  /** Saves for the dialog; on failure the plan stays there to be retried. */
  async function saveFromDialog() {
    try {
      const plan = await save(toCreatePlanInput(values, today));
      setAsking(false);
      notifySuccess(SUCCESSES.planSaved);
      announce.current(plan);
    } catch (error) {
      notifyFailure(FAILURES.savePlan, error);
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
