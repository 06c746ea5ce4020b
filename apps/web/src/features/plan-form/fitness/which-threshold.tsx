import { Button } from "@mantine/core";
import { formatDate, PACE_THRESHOLDS, type Discipline } from "@triplan/domain";
import { racePacesOf } from "@triplan/plan-engine";
import { classes, useUnits } from "@triplan/ui";
import { useState } from "react";
import type { CurrentThreshold } from "../../../shared/network/trpc.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import { useRecordThresholds } from "../../../shared/thresholds/use-record-thresholds.ts";
import { thresholdsOf } from "../draft/plan-facts.ts";
import hints from "../styles/hints.module.css";
import type { PlanValues } from "../draft/plan-values.ts";
import { paceConflict } from "./pace-conflict.ts";
import styles from "./fitness-section.module.css";

const SOURCES = {
  test: "test",
  result: "result",
  typed: "threshold",
  estimate: "estimate",
  paces: "plan",
} as const satisfies Record<CurrentThreshold["source"], string>;

interface WhichThresholdProps {
  discipline: Discipline;
  values: PlanValues;
  stored: readonly CurrentThreshold[];
  onPace: (pace: number) => void;
}

/**
 * Asks which one is right where a pace contradicts the recorded threshold, which counts until then.
 * The threshold fills in the pace; the pace is recorded as a typed threshold.
 */
export function WhichThreshold({ discipline, values, stored, onPace }: WhichThresholdProps) {
  const units = useUnits();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useRecordThresholds({
    onQuestions: ([question]) => setRefusal(question),
    onRefused: (errors) => setRefusal(Object.values(errors)[0]),
    onSaved: () => setRefusal(undefined),
  });
  const conflict = paceConflict(discipline, values, stored);
  if (!conflict) return null;
  const { kind, value, source, date } = conflict.stored;
  const ofPace = thresholdText(kind, conflict.ofPace, units);
  const known = thresholdText(kind, value, units);
  const name = SOURCES[source];
  const useStored = () => {
    const thresholds = { ...thresholdsOf(values), [discipline]: value };
    onPace(racePacesOf(values.raceType, thresholds)[discipline]);
  };
  const useTyped = () =>
    mutate({ [PACE_THRESHOLDS[discipline]]: conflict.ofPace, isConfirmed: true });
  return (
    <div className={classes(hints.hint, styles.which)}>
      <p>
        Your {discipline} pace says {ofPace} at threshold, your {name} of {formatDate(date)} {known}
        . <b>Which one?</b> The plan follows the {name} until you choose. Your pace would become
        your threshold, for your current plan too.
      </p>
      <div>
        <Button variant="default" className={hints.smallButton ?? ""} onClick={useStored}>
          My {name}: {known}
        </Button>
        <Button
          variant="default"
          className={hints.smallButton ?? ""}
          aria-disabled={isPending}
          onClick={() => isPending || useTyped()}
        >
          My pace: {ofPace}
        </Button>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}
