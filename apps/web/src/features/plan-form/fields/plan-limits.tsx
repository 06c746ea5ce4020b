import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { IsoDate } from "@triplan/domain";
import { isSerious, type SeasonLimit } from "@triplan/plan-engine";
import styles from "./plan-limits.module.css";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import { limitFixes } from "../draft/limit-fixes.ts";

interface PlanLimitsProps {
  values: PlanValues;
  facts: PlanFacts;
  limits: readonly SeasonLimit[];
  today: IsoDate;
  update: UpdatePlan;
}

/** The plan's serious limits before it is generated, with one-click fixes. */
export function PlanLimits({ values, facts, limits, today, update }: PlanLimitsProps) {
  const serious = limits.filter(isSerious);
  if (serious.length === 0) return null;
  const ways = limitFixes(values, facts, serious, today);
  return (
    <section className={styles.panel} aria-labelledby="plan-limits">
      <h3 id="plan-limits" className={styles.heading}>
        <IconAlertTriangle size={18} aria-hidden />
        Check before you generate
      </h3>
      <ul className={styles.limits}>
        {serious.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ label, apply }) => (
            <Button key={label} variant="default" onClick={() => update(apply)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.note}>You can also generate the plan as it is.</p>
    </section>
  );
}
