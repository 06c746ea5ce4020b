import type { IsoDate } from "@triplan/domain";
import type { PlanRequest } from "@triplan/plan-engine";
import { useEffect } from "react";
import { FormSheet } from "../../../shared/forms/form-section.tsx";
import type { CurrentThreshold, PublicUser } from "../../../shared/network/trpc.ts";
import { DateSection } from "./date-section.tsx";
import { FitnessSection } from "../fitness/fitness-section.tsx";
import { GoalSection } from "./goal-section.tsx";
import { NowSection } from "./now-section.tsx";
import { CoveragePanel } from "../limits/coverage-panel.tsx";
import { PlanOverviewCard } from "./plan-overview-card.tsx";
import { PoolSection } from "./pool-section.tsx";
import { RaceSection } from "./race-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";
import { loadPlanRules } from "../draft/use-plan-errors.ts";
import type { ChosenWay } from "../draft/plan-draft.ts";
import type { PlanPreview } from "../preview/use-planned-preview.ts";
import { WeekSection } from "./week-section.tsx";

interface PlanFormProps extends SectionProps {
  user: PublicUser | null;
  today: IsoDate;
  /** Number of submits with errors. */
  failures: number;
  isPending: boolean;
  /** Null while the values make no plan. */
  request: PlanRequest | null;
  /** Null without a request, and until its first answer. */
  preview: PlanPreview | null;
  hasOwnPaces: boolean;
  /** The athlete's recorded thresholds. */
  stored: readonly CurrentThreshold[];
  onConfirmPaces: () => void;
  /** The way out that can be undone. */
  way: ChosenWay | null;
  onWay: (way: ChosenWay | null) => void;
  onSubmit: () => void;
}

export function PlanForm(props: PlanFormProps) {
  const { values, facts, errors, update, user, today, request, preview, hasOwnPaces, stored } =
    props;
  const form = useFocusFirstError(props.failures);
  useEffect(() => {
    // The validation rules load on first focus, so that the first submit need not wait.
    form.current?.addEventListener("focusin", () => void loadPlanRules(), { once: true });
  }, [form]);
  const section = { values, facts, errors, update };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Training Plan Setup"
      // The draft restores entries; what a browser restores before hydration would go unnoticed.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <FormSheet>
        <RaceSection {...section} />
        <NowSection {...section} {...{ request, preview }} />
        <DateSection {...section} today={today} />
        <FitnessSection
          {...section}
          {...{ user, hasOwnPaces, stored }}
          onConfirmPaces={props.onConfirmPaces}
        />
        <PoolSection {...section} />
        <GoalSection {...section} {...{ request, hasOwnPaces }} />
        <WeekSection
          raceType={values.raceType}
          weeklySchedule={values.weeklySchedule}
          optimiseLoad={values.optimiseLoad}
          error={errors.weeklySchedule}
          {...{ user, update }}
        />
      </FormSheet>
      <PlanOverviewCard overview={facts.overview} isVisitor={!user} isPending={props.isPending}>
        {preview && (
          <CoveragePanel
            {...{ values, facts, preview, today, update }}
            way={props.way}
            onWay={props.onWay}
            isPending={props.isPending}
          />
        )}
      </PlanOverviewCard>
    </form>
  );
}
