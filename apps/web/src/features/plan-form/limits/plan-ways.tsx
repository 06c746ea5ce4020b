import { Button } from "@mantine/core";
import type { IsoDate } from "@triplan/domain";
import { isSerious, outlineSeason, planRequestOf } from "@triplan/plan-engine";
import { useMemo } from "react";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { draftOf, valuesOfPlan } from "../draft/draft-of-plan.ts";
import { planFacts } from "../draft/plan-facts.ts";
import { storedDraft } from "../draft/stored-draft.ts";
import styles from "./plan-ways.module.css";
import { limitFixes } from "./limit-fixes.ts";

interface PlanWaysProps {
  plan: PlanRow;
  today: IsoDate;
  /** Opens the form, which then holds the plan's values with the change. */
  onChoose: () => void;
}

/** Ways out of a saved plan's limits: a new plan with one thing changed. */
export function PlanWays({ plan, today, onChoose }: PlanWaysProps) {
  const values = useMemo(() => valuesOfPlan(plan), [plan]);
  const ways = useMemo(() => {
    const limits = outlineSeason(planRequestOf(plan)).limits.filter(isSerious);
    return limitFixes(values, planFacts(values, today), limits, today);
  }, [plan, values, today]);
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      <span>Ways out, as a new plan that you can check before you save it:</span>
      {ways.map(({ kind, label, apply }) => (
        <Button
          key={kind}
          variant="default"
          size="compact-sm"
          onClick={() => {
            storedDraft.write(draftOf(plan, apply(values)));
            onChoose();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
