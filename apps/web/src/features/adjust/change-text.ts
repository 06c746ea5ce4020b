import { formatHours, type Units } from "@triplan/domain";
import { stepFigures, stepLines } from "@triplan/plan-engine";
import type { RouterOutputs } from "../../shared/network/trpc.ts";

export type Preview = RouterOutputs["plans"]["previewAdjustment"];
type Change = Preview["examples"][number];
type Content = Change["after"];

const arrow = (before: string, after: string) => `${before} → ${after}`;

/** Change of an exercise: its name, length and intensity, or its first step that differs. */
export function changeText({ before, after }: Change, units: Units): string {
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

function changedStep(before: Content, after: Content, units: Units): string[] {
  const old = linesOf(before, units);
  const line = linesOf(after, units).find(
    ({ part, text }, index) => part !== old[index]?.part || text !== old[index].text,
  );
  return line === undefined ? [] : [`now ${line.text}`];
}

const linesOf = ({ type, steps }: Content, units: Units) =>
  stepLines(steps, stepFigures(type, units));
