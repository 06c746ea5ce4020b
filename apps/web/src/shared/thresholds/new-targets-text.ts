import { DISCIPLINE_NOUNS, plannedPaceFigure, type Units } from "@triplan/domain";
import { targetRangeText } from "@triplan/plan-engine";
import type { RouterOutputs } from "../network/trpc.ts";
import { retargetedText } from "./retargeted-text.ts";

type Preview = RouterOutputs["thresholds"]["preview"];

const ZONE_WORDS = { Z2: "Easy", Z4: "Threshold" } as const;

/**
 * "22 runs to come get new targets. Easy runs change from 9:40-11:05/mi to 9:25-10:45/mi."; empty if
 * nothing changes.
 */
export function newTargetsText(preview: Preview, units: Units): string {
  const changes = preview.targets.flatMap(({ type, zone, before, after }) => {
    const [from, to] = [before, after].map((target) =>
      targetRangeText(target, (pace) => plannedPaceFigure(type, pace, units)),
    );
    if (from === to) return [];
    return [`${ZONE_WORDS[zone]} ${DISCIPLINE_NOUNS[type]}s change from ${from} to ${to}.`];
  });
  return [retargetedText(preview.retargeted), ...changes].join(" ").trim();
}
