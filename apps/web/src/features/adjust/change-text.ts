import { formatHours, plannedPaceText, type UnitPreference } from "@triplan/domain";
import { describeSteps } from "@triplan/plan-engine";
import type { RouterOutputs } from "../../shared/network/trpc.ts";

export type Preview = RouterOutputs["plans"]["previewAdjustment"];
type Change = Preview["examples"][number];
type Content = Change["after"];

const arrow = (before: string, after: string) => `${before} → ${after}`;

/** Change of an exercise: its name, length and intensity, or its first step that differs. */
export function changeText({ before, after }: Change, units: UnitPreference): string {
  const name = before.name === after.name ? before.name : arrow(before.name, after.name);
  const differences = [
    ...(before.duration === after.duration
      ? []
      : [arrow(formatHours(before.duration), formatHours(after.duration))]),
    ...(before.intensity === after.intensity ? [] : [arrow(before.intensity, after.intensity)]),
  ];
  if (differences.length > 0) return [name, ...differences].join(", ");
  const step = before.name === after.name ? changedStep(before, after, units) : [];
  return [name, ...step].join(", ");
}

function changedStep(before: Content, after: Content, units: UnitPreference): string[] {
  const old = stepLines(before, units);
  const line = stepLines(after, units).find((each, index) => each !== old[index]);
  // Strips the step's name from "Main set: 8 × 25 m fast".
  return line === undefined ? [] : [`now ${line.replace(/^[^:]+: /, "")}`];
}

const stepLines = ({ type, steps }: Content, units: UnitPreference): string[] =>
  describeSteps(steps, (pace) => plannedPaceText(type, pace, units)).split("\n");
