import type { Discipline, ExerciseStep, Units } from "@triplan/domain";
import { STEP_NAMES, stepFigures, stepRows, type StepRow } from "@triplan/plan-engine";

/** A part of an exercise, written out. */
export interface SheetStep {
  /** "Main set". */
  name: string;
  /** "6 × 200 m Z4, 3:52-3:56 (1:56-1:58/100m), leave every 4:15". */
  text: string;
  isMain: boolean;
}

/** The parts of an exercise in words, in the athlete's units. */
export const sheetSteps = (
  type: Discipline,
  steps: readonly ExerciseStep[],
  units: Units,
): SheetStep[] =>
  stepRows(steps, stepFigures(type, units)).map((row, index) => ({
    name: STEP_NAMES[row.kind],
    text: [...lineOf(row), ...extrasOf(steps[index])].join(", "),
    isMain: row.kind === "main",
  }));

function lineOf(row: StepRow): string[] {
  const { amount, effort, target, lengthTarget, heart, kind } = row;
  const [zone = "", ...notes] = effort.split(", ");
  const isEasy = zone === "Z1" && kind !== "main";
  if (isEasy) return [withZone(amount, zone), ...(target === null ? notes : []), ...restText(row)];
  return [
    withZone(amount, zone),
    ...(target === null ? notes : [aimText(target, lengthTarget, notes)]),
    ...(heart === null || kind !== "main" ? [] : [heart]),
    ...restText(row),
  ];
}

/** "6 min Z4"; a set of several parts names the effort of each already. */
function withZone(amount: string, zone: string): string {
  if (amount.includes(zone)) return amount;
  return /^Z\d/.test(zone) ? `${amount} ${zone}` : `${amount}, ${zone}`;
}

/** "18-19 mph on the flat"; watts need no speed beside them. */
function aimText(target: string, lengthTarget: string | null, notes: readonly string[]): string {
  if (lengthTarget !== null) return `${lengthTarget} (${target})`;
  return target.endsWith(" W") ? target : [target, ...notes].join(" ");
}

function restText({ amount, sendOff, between }: StepRow): string[] {
  if (sendOff) return [`leave every ${sendOff.every}`];
  if (between === null) return [];
  return [amount.includes("×") ? `${between} between` : `then ${between}`];
}

const extrasOf = (step: ExerciseStep | undefined): string[] => [
  ...(step?.drills ?? []).map(({ name }) => name),
  ...(step?.kit?.length ? [`with ${step.kit.join(" and ")}`] : []),
];
