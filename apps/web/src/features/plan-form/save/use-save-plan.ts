import type { CreatePlanBody } from "@triplan/contract";
import { CHECK_INPUTS } from "../../../shared/notifications/messages.ts";
import { HANDLES_UNAUTHORIZED } from "../../../shared/account/signed-out.ts";
import { trpc, type PlanRow } from "../../../shared/network/trpc.ts";
import { attemptKey, forgetAttempt } from "./save-attempt.ts";

/** Saves a plan; safe to retry, since equal input has the same idempotency key. */
export function useSavePlan() {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.plans.create.useMutation({ meta: HANDLES_UNAUTHORIZED });
  async function save(input: CreatePlanBody): Promise<PlanRow> {
    const plan = await mutateAsync({ ...input, idempotencyKey: attemptKey(input) });
    forgetAttempt();
    void utils.plans.list.invalidate();
    // A plan after a race may have become the current one.
    if (plan.previousPlanId !== null) void utils.auth.me.invalidate();
    return plan;
  }
  return { save, isPending };
}

/** The server's message for a refused plan. */
export const createErrorText = (error: unknown): string =>
  (error instanceof Error && error.message) || CHECK_INPUTS;

const dataOf = (error: unknown): object => {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  return typeof data === "object" && data !== null ? data : {};
};

/** The server's field errors, if any. */
export function refusedIssues(error: unknown): readonly unknown[] {
  const data = dataOf(error);
  return "issues" in data && Array.isArray(data.issues) ? data.issues : [];
}
