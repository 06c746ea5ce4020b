import type { IsoDate } from "@triplan/domain";
import type { Season } from "@triplan/plan-engine";
import { useMemo } from "react";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { draftOf, valuesOfPlan } from "../draft/draft-of-plan.ts";
import { useOpenDraft } from "./use-open-draft.tsx";
import { useWaysOut } from "./use-ways-out.ts";
import { WayList } from "./way-list.tsx";
import { chooseWay, type WayOut } from "./ways-out.ts";
import styles from "./plan-ways.module.css";

interface PlanWaysProps {
  plan: PlanRow;
  season: Season;
  today: IsoDate;
  /** Opens the form, which then holds the plan's values with the change. */
  onChoose: () => void;
}

/** Ways out of a saved plan's limits: a new plan with one thing changed. */
export function PlanWays({ plan, season, today, onChoose }: PlanWaysProps) {
  const { openDraft, question } = useOpenDraft(onChoose);
  const values = useMemo(() => valuesOfPlan(plan), [plan]);
  const offered = useWaysOut({ values, season, today, thresholds: plan.thresholds });
  if (offered.length === 0) return null;

  function choose(way: WayOut) {
    openDraft(draftOf(plan, chooseWay(way, values)));
  }

  return (
    <div className={styles.ways}>
      <p>Each opens a new plan, filled in. This plan stays as it is.</p>
      <WayList offered={offered} now={season} onTake={choose} />
      {question}
    </div>
  );
}
