import { MakeCurrentButton } from "../../shared/plans/make-current-button.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import styles from "./other-plan-notice.module.css";

const focusMain = () => document.querySelector<HTMLElement>("main")?.focus();

/** Says that the shown plan is not the current one, and offers to make it current. */
export const OtherPlanNotice = ({ plan }: { plan: PlanRow }) => (
  <p className={styles.notice} role="note">
    <span>
      You are viewing <bdi>{plan.name}</bdi>, not your current plan.
    </span>
    <MakeCurrentButton plan={plan} size="compact-sm" onDone={focusMain} />
  </p>
);
