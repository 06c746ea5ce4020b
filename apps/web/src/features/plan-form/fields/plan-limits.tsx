import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCalendar, IconClock, IconFlag } from "@tabler/icons-react";
import type { IsoDate } from "@triplan/domain";
import { isSerious, type SeasonPreview } from "@triplan/plan-engine";
import { LimitRow } from "./limit-row.tsx";
import styles from "./plan-limits.module.css";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import { limitFixes } from "../draft/limit-fixes.ts";

interface PlanLimitsProps {
  values: PlanValues;
  facts: PlanFacts;
  season: SeasonPreview;
  today: IsoDate;
  update: UpdatePlan;
}

const WAY_ICONS = {
  later: IconCalendar,
  day: IconClock,
  hours: IconClock,
  shorter: IconFlag,
} as const;

/** The plan's serious limits before it is generated, with one-click fixes. */
export function PlanLimits({ values, facts, season, today, update }: PlanLimitsProps) {
  const serious = season.limits.filter(isSerious);
  if (serious.length === 0) return null;
  const ways = limitFixes(values, facts, serious, today);
  return (
    <section className={styles.panel} aria-labelledby="plan-limits">
      <h3 id="plan-limits" className={styles.heading}>
        <IconAlertTriangle size={20} aria-hidden />
        Check before you generate
      </h3>
      <ul className={styles.limits}>
        {serious.map((limit) => (
          <LimitRow key={limit.kind} limit={limit} preparation={season.preparation} />
        ))}
      </ul>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ kind, label, apply }) => {
            const Icon = WAY_ICONS[kind];
            return (
              <Button
                key={kind}
                variant="default"
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => update(apply)}
              >
                {label}
              </Button>
            );
          })}
        </div>
      )}
      <p className={styles.note}>You can also generate the plan as it is.</p>
    </section>
  );
}
