import { useMutation } from "@tanstack/react-query";
import { FAILURES, successOf } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { trpc } from "../../shared/network/trpc.ts";
import { sendPlanFile } from "./send-plan-file.ts";

/** Imports a plan file as a new plan. */
export function useImportPlan() {
  const { plans } = trpc.useUtils();
  return useMutation({
    mutationFn: sendPlanFile,
    onSuccess: async (name) => {
      notifySuccess(successOf.planImported(name));
      await plans.list.invalidate();
    },
    onError: (error) => notifyFailure(FAILURES.importPlan, error),
  });
}
