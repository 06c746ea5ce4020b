import { MakeCurrentButton } from "../../shared/make-current-button.tsx";
import type { PlanRow } from "../../trpc.ts";
import styles from "./other-plan-notice.module.css";

const focusMain = () => document.querySelector<HTMLElement>("main")?.focus();

/** Says that Home shows another plan than it will show next time, and offers to change that. */
export const OtherPlanNotice = ({ plan }: { plan: PlanRow }) => (
  <p className={styles.notice} role="note">
    <span>
      You are viewing <bdi>{plan.name}</bdi>, not your current plan.
    </span>
    <MakeCurrentButton plan={plan} size="compact-sm" onDone={focusMain} />
  </p>
);
