import { formatHours, mainZone, zoneText, type Units } from "@triplan/domain";
import { stepFigures, stepRows } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { useId } from "react";
import type { RouterOutputs } from "../../../shared/network/trpc.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./swap-list.module.css";

type Choice = RouterOutputs["exercises"]["swaps"]["options"][number];

/** "2 × 10 min, 8:31-8:45/mi", or length and effort of an exercise without a set. */
function contentOf(type: ExerciseRow["type"], choice: Choice, units: Units): string {
  const rows = stepRows(choice.steps, stepFigures(type, units));
  const main = rows.find(({ kind }) => kind === "main");
  const length = formatHours(choice.duration);
  if (main) return `${length} · ${main.amount}, ${main.target ?? main.effort}`;
  const zone = mainZone(choice);
  return zone ? `${length} · ${zoneText(zone)}` : length;
}

interface SwapChoiceProps {
  exercise: ExerciseRow;
  choice: Choice;
  isChosen: boolean;
  onChoose: () => void;
}

/** One replacement with what it is and what it costs. */
export function SwapChoice({ exercise, choice, isChosen, onChoose }: SwapChoiceProps) {
  const id = useId();
  const units = useUnits();
  return (
    <div className={styles.choice} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        name="swap"
        id={id}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-costs`}
      />
      <label htmlFor={id}>
        <b>{choice.name}</b>
        <span>{contentOf(exercise.type, choice, units)}</span>
      </label>
      <p id={`${id}-costs`}>
        {choice.costs.length > 0 ? choice.costs.join(" ") : "The exercise as planned."}
      </p>
    </div>
  );
}
