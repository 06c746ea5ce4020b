import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { IsoDate } from "@triplan/domain";
import { isSerious } from "@triplan/plan-engine";
import { CoverageList } from "./coverage-list.tsx";
import styles from "./coverage.module.css";
import { coverageHeading, coverageState } from "./coverage-state.ts";
import { HoldBackList } from "./hold-back-list.tsx";
import { holdBacks } from "./hold-backs.ts";
import { LimitRow } from "./limit-row.tsx";
import { useWaysOut } from "./use-ways-out.ts";
import type { WayOut } from "./ways-out.ts";
import { WayList } from "./way-list.tsx";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { PlanPreview } from "../preview/use-planned-preview.ts";

interface PlanLimitsProps {
  values: PlanValues;
  facts: PlanFacts;
  preview: PlanPreview;
  today: IsoDate;
  isPending: boolean;
  onTake: (way: WayOut) => void;
}

/** The plan's serious limits before it is generated, with ways out. */
export function PlanLimits(props: PlanLimitsProps) {
  const { values, facts, preview, today, isPending, onTake } = props;
  const { request, season } = preview;
  const limits = season.limits.filter(isSerious);
  const state = coverageState(season);
  const held = holdBacks(values, facts, season);
  const offered = useWaysOut({ values, season, today, thresholds: request.thresholds });
  return (
    <section className={styles.limits} aria-labelledby="plan-limits">
      <h3 id="plan-limits" className={styles.heading}>
        <IconAlertTriangle size={20} aria-hidden />
        {coverageHeading(state, values.raceType)}
      </h3>
      <ul className={styles.sentences}>
        {limits.map((limit) => (
          <LimitRow key={limit.kind} limit={limit} />
        ))}
      </ul>
      {state !== "nearly" && (
        <div className={styles.columns}>
          <div>
            <h4 className={styles.columnHead}>
              {state === "short" ? "What is short" : "Your longest exercises"}
            </h4>
            <CoverageList preparation={season.preparation} />
          </div>
          {held.length > 0 && <HoldBackList found={held} />}
        </div>
      )}
      {offered.length > 0 && (
        <div className={styles.ways}>
          <WayList offered={offered} now={season} onTake={onTake} />
        </div>
      )}
      <div className={styles.keep}>
        <Button type="submit" variant="subtle" color="gray" aria-disabled={isPending}>
          Keep it and generate
        </Button>
        <p>Your choice. The plan then trains you to start, not to race.</p>
      </div>
    </section>
  );
}
