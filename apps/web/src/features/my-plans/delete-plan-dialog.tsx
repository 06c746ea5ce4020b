import { Dialog, DialogActions } from "@triplan/ui";
import type { PlanRow } from "../../shared/network/trpc.ts";
import styles from "./my-plans.module.css";
import { useDeletePlan } from "./use-delete-plan.ts";

interface DeletePlanDialogProps {
  plan: PlanRow;
  onClose: () => void;
}

/** Asks for confirmation before a plan is deleted for good. */
export function DeletePlanDialog({ plan, onClose }: DeletePlanDialogProps) {
  const { mutate, isPending } = useDeletePlan();
  return (
    <Dialog title="Delete Training Plan" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        Are you sure you want to delete "<bdi>{plan.name}</bdi>"? The plan and all its workouts will
        be permanently removed.
      </p>
      <DialogActions
        label={isPending ? "Deleting..." : "Delete"}
        isBusy={isPending}
        isDangerous
        onCancel={onClose}
        onAction={() => mutate({ planId: plan.id })}
      />
    </Dialog>
  );
}
