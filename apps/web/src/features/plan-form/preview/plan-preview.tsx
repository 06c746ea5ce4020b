import { RaceBadge } from "@triplan/ui";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { GoalPreview } from "./goal-preview.tsx";
import type { PlanFacts } from "../draft/plan-facts.ts";
import styles from "./plan-preview.module.css";
import type { PlanValues } from "../draft/plan-values.ts";
import { SamplePreview } from "./sample-preview.tsx";
import { SeasonPreview } from "./season-preview.tsx";
import type { PlanPreview as Preview } from "./use-planned-preview.ts";

interface PlanPreviewProps {
  values: PlanValues;
  facts: PlanFacts;
  /** False while the values make no plan. */
  isPlan: boolean;
  preview: Preview | null;
  hasFailed: boolean;
  hasOwnPaces: boolean;
  isVisitor: boolean;
  ref?: Ref<HTMLElement>;
}

const HINT = "Configure the parameters and click 'Generate Training Plan'.";
const ACCOUNT_HINT = "You will be asked for an account to save the plan.";

const lengthOf = (weeks: number) => (weeks === 1 ? "1 week" : `${weeks} weeks`);

/** Live preview of the plan: season, sample week, goal. */
export function PlanPreview(props: PlanPreviewProps) {
  const { values, facts, isPlan, preview, hasFailed, hasOwnPaces, isVisitor, ref } = props;
  const { totalWeeks } = facts.overview;
  return (
    <aside className={styles.card} aria-labelledby="live-preview" ref={ref} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id="live-preview" className={styles.heading}>
          Live preview
        </h2>
        <RaceBadge raceType={values.raceType}>{totalWeeks > 0 && lengthOf(totalWeeks)}</RaceBadge>
      </header>
      <SeasonPreview {...{ facts, isPlan, preview, hasFailed }} />
      <SamplePreview
        week={preview?.season.sample}
        schedule={preview?.request.schedule ?? values.weeklySchedule}
      />
      <GoalPreview prediction={facts.prediction} hasOwnPaces={hasOwnPaces} />
      <p className={styles.hint}>
        {HINT} {isVisitor && ACCOUNT_HINT}{" "}
        <Link to="/how-your-plan-is-made">How your plan is made</Link>
      </p>
    </aside>
  );
}
