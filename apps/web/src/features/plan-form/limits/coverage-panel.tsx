import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { IsoDate } from "@triplan/domain";
import { isSerious } from "@triplan/plan-engine";
import { useRef } from "react";
import type { ChosenWay } from "../draft/plan-draft.ts";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import type { PlanPreview } from "../preview/use-planned-preview.ts";
import { EnoughPanel } from "./enough-panel.tsx";
import { chooseWay, undoWayOut, type WayOut } from "./ways-out.ts";
import { PlanLimits } from "./plan-limits.tsx";
import { TakenWay } from "./taken-way.tsx";

interface CoveragePanelProps {
  values: PlanValues;
  facts: PlanFacts;
  preview: PlanPreview;
  today: IsoDate;
  isPending: boolean;
  update: UpdatePlan;
  /** The way out that can be undone. */
  way: ChosenWay | null;
  onWay: (way: ChosenWay | null) => void;
}

/** Spoken once after the last change. */
const SPOKEN_AFTER_MS = 1000;

/** Whether the plan prepares for the race, with ways out if not; always above the button. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { values, preview, update, way, onWay } = props;
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

  function take(chosen: WayOut) {
    const taken = chooseWay(chosen, values);
    onWay(taken);
    change(taken.after);
  }

  function undo({ before }: ChosenWay) {
    onWay(null);
    change(undoWayOut(values, before));
  }

  return (
    <div ref={root} tabIndex={-1}>
      {way && <TakenWay way={way} onUndo={() => undo(way)} />}
      {serious.length === 0 ? (
        <EnoughPanel season={preview.season} />
      ) : (
        <PlanLimits {...props} onTake={take} />
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </div>
  );
}
