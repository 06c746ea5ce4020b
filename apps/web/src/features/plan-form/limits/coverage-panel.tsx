import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { IsoDate } from "@triplan/domain";
import { isSerious } from "@triplan/plan-engine";
import { useRef, useState } from "react";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import type { PlanPreview } from "../preview/use-plan-preview.ts";
import { EnoughPanel } from "./enough-panel.tsx";
import { isKept, undoWayOut, type WayOut } from "./ways-out.ts";
import { PlanLimits } from "./plan-limits.tsx";
import { TakenWay } from "./taken-way.tsx";

interface CoveragePanelProps {
  values: PlanValues;
  facts: PlanFacts;
  preview: PlanPreview;
  today: IsoDate;
  isPending: boolean;
  update: UpdatePlan;
}

/** Spoken once after the last change. */
const SPOKEN_AFTER_MS = 1000;

interface Taken {
  way: WayOut;
  before: PlanValues;
  after: PlanValues;
}

/** Whether the plan prepares for the race, with ways out if not; always above the button. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { values, preview, update } = props;
  const [taken, setTaken] = useState<Taken | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const serious = preview.season.limits.filter(isSerious);
  const summary =
    serious.length === 0
      ? "Your weeks prepare you for the distance."
      : serious.map(({ text }) => text).join(" ");
  const [spoken] = useDebouncedValue(summary, SPOKEN_AFTER_MS);

  /** Changes the form; the clicked button goes, so focus moves to the panel. */
  function change(next: PlanValues) {
    update(() => next);
    root.current?.focus();
  }

  function take(way: WayOut) {
    const after = way.apply(values);
    setTaken({ way, before: values, after });
    change(after);
  }

  function undo({ before }: Taken) {
    setTaken(null);
    change(undoWayOut(values, before));
  }

  return (
    <div ref={root} tabIndex={-1}>
      {taken && isKept(values, taken.after) && (
        <TakenWay way={taken.way} onUndo={() => undo(taken)} />
      )}
      {serious.length === 0 ? (
        <EnoughPanel season={preview.season} />
      ) : (
        <PlanLimits {...props} onTake={take} />
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </div>
  );
}
