import {
  DISCIPLINE_NAMES,
  thresholdHeartRate,
  type Discipline,
  type ThresholdKind,
  type Thresholds,
} from "@triplan/domain";
import { FormSection } from "../../shared/forms/form-section.tsx";
import type { CurrentThreshold } from "../../shared/network/trpc.ts";
import { thresholdValues } from "../../shared/thresholds/threshold-values.ts";
import { ZoneTable } from "./zone-table.tsx";

const KINDS = {
  swim: ["css"],
  bike: ["ftpWatts", "bikeThresholdMph", "lthrBike", "maxHr"],
  run: ["runThreshold", "lthrRun", "maxHr"],
} as const satisfies Record<Discipline, readonly ThresholdKind[]>;

interface SportSectionProps {
  discipline: Discipline;
  current: readonly CurrentThreshold[];
}

/** The zones of a sport. */
export function SportSection({ discipline, current }: SportSectionProps) {
  const shown = KINDS[discipline].flatMap(
    (kind) => current.find((threshold) => threshold.kind === kind) ?? [],
  );
  const thresholds = thresholdValues(shown);
  return (
    <FormSection title={DISCIPLINE_NAMES[discipline]} note={noteOf(discipline, thresholds)}>
      <ZoneTable discipline={discipline} thresholds={thresholds} />
    </FormSection>
  );
}

function noteOf(discipline: Discipline, thresholds: Thresholds): string {
  if (discipline === "swim") {
    return thresholds.css === undefined
      ? "Enter a swim test or result to see paces."
      : "CSS is the pace you can hold for about 1,500 m.";
  }
  const heartRate = thresholdHeartRate(discipline, thresholds);
  if (heartRate === null) return "Enter your threshold or highest heart rate to see heart rates.";
  return heartRate.isEstimated
    ? `Heart rates are estimated: ${heartRate.value} bpm at threshold, 89 % of your highest.`
    : "In heat, wind and hills and when you are ill, how it feels comes first.";
}
