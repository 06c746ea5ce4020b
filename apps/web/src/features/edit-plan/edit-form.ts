import type { PlanRow } from "../../shared/network/trpc.ts";

/** One form of the dialog. */
export interface EditFormProps {
  plan: PlanRow;
  /** While busy, the dialog stays open. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}
