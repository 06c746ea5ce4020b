import { Button } from "@mantine/core";
import type { IsoDate } from "@triplan/domain";
import { isSerious, outlineSeason, planRequestOf } from "@triplan/plan-engine";
import { useMemo, useState } from "react";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { draftOf, valuesOfPlan } from "../draft/draft-of-plan.ts";
import type { PlanDraft } from "../draft/plan-draft.ts";
import { planFacts } from "../draft/plan-facts.ts";
import { storedDraft } from "../draft/stored-draft.ts";
import { waysOut, type WayOut } from "./ways-out.ts";
import styles from "./plan-ways.module.css";
import { ReplaceDraftDialog } from "./replace-draft-dialog.tsx";

interface PlanWaysProps {
  plan: PlanRow;
  today: IsoDate;
  /** Opens the form, which then holds the plan's values with the change. */
  onChoose: () => void;
}

/** Ways out of a saved plan's limits: a new plan with one thing changed. */
export function PlanWays({ plan, today, onChoose }: PlanWaysProps) {
  const [asked, setAsked] = useState<{ draft: PlanDraft; unfinished: PlanDraft } | null>(null);
  const values = useMemo(() => valuesOfPlan(plan), [plan]);
  const ways = useMemo(() => {
    const limits = outlineSeason(planRequestOf(plan)).limits.filter(isSerious);
    return waysOut(values, planFacts(values, today), limits, today);
  }, [plan, values, today]);
  if (ways.length === 0) return null;

  function open(draft: PlanDraft) {
    storedDraft.write(draft);
    onChoose();
  }

  function choose({ apply }: WayOut) {
    const draft = draftOf(plan, apply(values));
    const unfinished = storedDraft.read(draft);
    if (unfinished?.isEdited) setAsked({ draft, unfinished });
    else open(draft);
  }

  return (
    <div className={styles.ways}>
      <span>Each opens a new plan, filled in. This plan stays as it is.</span>
      {ways.map((way) => (
        <Button key={way.kind} variant="default" size="compact-sm" onClick={() => choose(way)}>
          {way.label}
        </Button>
      ))}
      {asked && (
        <ReplaceDraftDialog
          unfinished={asked.unfinished}
          onReplace={() => open(asked.draft)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
