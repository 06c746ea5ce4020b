import { ActionIcon, Button } from "@mantine/core";
import { IconCheck, IconPencil, IconTrash } from "@tabler/icons-react";
import { formatDate, LEVEL_NAMES, type IsoDate } from "@triplan/domain";
import { planRequestOf } from "@triplan/plan-engine";
import { RaceBadge } from "@triplan/ui";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paceGoalText } from "../../shared/goal/goal-outlook.ts";
import { MakeCurrentButton } from "../../shared/plans/make-current-button.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { racePath } from "../../shared/plans/race-path.ts";
import { DownloadPlan } from "./download-plan.tsx";
import styles from "./plan-card.module.css";
import { PlanPaces } from "./plan-paces.tsx";
import { PlanSeason } from "./plan-season.tsx";

export interface PlanCardProps {
  plan: PlanRow;
  isCurrent: boolean;
  today: IsoDate;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Opens the form of the plan after this one, from its race on. */
  next: ReactNode;
}

const weeksText = (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`);

export function PlanCard(props: PlanCardProps) {
  const { plan, isCurrent, today, onView, onEdit, onDelete, next } = props;
  const view = useFocusWhenCurrent(isCurrent);
  const request = useMemo(() => planRequestOf(plan), [plan]);
  return (
    <article
      className={styles.card}
      data-current={isCurrent || undefined}
      aria-labelledby={`plan-${plan.id}`}
    >
      <div className={styles.head}>
        <div className={styles.tags}>
          <RaceBadge raceType={plan.raceType} />
          {isCurrent && (
            <span className={styles.current}>
              <IconCheck size={14} aria-hidden />
              Current plan
            </span>
          )}
        </div>
        <div className={styles.tools}>
          <Tool label={`Edit ${plan.name}`} onClick={onEdit}>
            <IconPencil size={18} aria-hidden />
          </Tool>
          <DownloadPlan plan={plan} />
          <Tool label={`Delete ${plan.name}`} onClick={onDelete}>
            <IconTrash size={18} aria-hidden />
          </Tool>
        </div>
      </div>
      <h2 id={`plan-${plan.id}`} className={styles.name} dir="auto" title={plan.name}>
        {plan.name}
      </h2>
      <p className={styles.facts}>
        <span>
          Race {formatDate(plan.raceDate)} · {weeksText(plan.totalWeeks)}
        </span>
        <span>
          {LEVEL_NAMES[plan.experienceLevel]} · {paceGoalText(request)}
        </span>
      </p>
      <PlanSeason plan={plan} request={request} today={today} />
      <PlanPaces distances={request.distances} paces={request.paces} />
      <div className={styles.buttons}>
        <Button
          ref={view}
          variant={isCurrent ? "filled" : "default"}
          aria-label={`View Plan: ${plan.name}`}
          onClick={onView}
        >
          View Plan
        </Button>
        <Button
          variant="default"
          component={Link}
          to={racePath(plan.id)}
          aria-label={`Race: ${plan.name}`}
        >
          Race
        </Button>
        {!isCurrent && <MakeCurrentButton plan={plan} />}
        {next}
      </div>
    </article>
  );
}

/**
 * "Make Current" disappears once pressed and the card moves to the front, so the card takes the
 * focus.
 */
function useFocusWhenCurrent(isCurrent: boolean) {
  const view = useRef<HTMLButtonElement>(null);
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) view.current?.focus();
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return view;
}

interface ToolProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, onClick, children }: ToolProps) => (
  <ActionIcon variant="subtle" size={32} aria-label={label} onClick={onClick}>
    {children}
  </ActionIcon>
);
