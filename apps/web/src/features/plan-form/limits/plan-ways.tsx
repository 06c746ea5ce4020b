import { Button } from "@mantine/core";
import type { IsoDate } from "@triplan/domain";
import type { Season } from "@triplan/plan-engine";
import { useMemo, useState } from "react";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { draftOf, valuesOfPlan } from "../draft/draft-of-plan.ts";
import type { PlanDraft } from "../draft/plan-draft.ts";
import { storedDraft } from "../draft/stored-draft.ts";
import { ReplaceDraftDialog } from "./replace-draft-dialog.tsx";
import { useWaysOut } from "./use-ways-out.ts";
import type { WayOut } from "./ways-out.ts";
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
  const [asked, setAsked] = useState<{ draft: PlanDraft; unfinished: PlanDraft } | null>(null);
  const values = useMemo(() => valuesOfPlan(plan), [plan]);
  const ways = useWaysOut({ values, season, today, thresholds: plan.thresholds });
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
      {ways.map(({ way }) => (
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
