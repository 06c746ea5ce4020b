import { ADJUSTMENT_REASONS, type Weekday } from "@triplan/domain";
import { applyAdjustments, fixLimits } from "@triplan/plan-engine";
import type { Finding } from "./finding.ts";
import { exercisesOf, planFor } from "./plan-facts.ts";

/** F8: what each reason changes at 100 %. */
export function reasonsAct(): Finding {
  const { request, plan } = planFor("70.3-intermediate-20");
  const before = exercisesOf(plan.weeks);
  const rows = ADJUSTMENT_REASONS.map((reason) => {
    const after = exercisesOf(
      applyAdjustments(request, plan, [
        {
          fromWeek: 13,
          adjustmentType: "volume",
          volumeAdjustment: 100,
          intensityAdjustment: "maintain",
          reason,
        },
      ]).weeks,
    );
    const changed = after.filter(
      (each) => !before.some((other) => JSON.stringify(other) === JSON.stringify(each)),
    );
    return { reason, changed };
  });
  return {
    id: "F8",
    fault: "Reasons of an adjustment change nothing at 100 %",
    isGone: rows.every(({ changed }) => changed.length > 0),
    evidence: `70.3-intermediate-20, from week 13: ${rows.map(({ reason, changed }) => `${reason} changes ${changed.length}${changed[0] ? ` (first: week ${changed[0].week}, ${changed[0].name}, ${changed[0].duration} min)` : ""}`).join("; ")}`,
  };
}

const THURSDAY: Weekday = 4;

/** F9: a long ride on a day that is too short for it. */
export function fixMoves(): Finding {
  const { request, plan } = planFor("70.3-intermediate-20");
  const rows = exercisesOf(plan.weeks).map((each) => ({
    ...each,
    day: each.suggestedDay,
    isCompleted: false,
    isMatched: false,
  }));
  const ride = rows
    .filter(({ type, brickId }) => type === "bike" && brickId === null)
    .reduce((longest, each) => (each.duration > longest.duration ? each : longest));
  const misplaced = rows.map((row) => (row === ride ? { ...row, day: THURSDAY } : row));
  const { changed, moved, message } = fixLimits(request, misplaced, {
    firstWeek: 1,
    currentWeek: 1,
    today: request.createdOn,
    planned: new Map(exercisesOf(plan.weeks).map((each) => [each.slotKey, each])),
  });
  const fixed = changed.find(({ slotKey }) => slotKey === ride.slotKey);
  const isMoved = moved.some(({ slotKey }) => slotKey === ride.slotKey);
  return {
    id: "F9",
    fault: "Fix Exercise Limits cuts where it should move",
    isGone: isMoved && !fixed,
    evidence: `70.3-intermediate-20, week ${ride.week}, ${ride.name}, ${ride.duration} min, placed on Thursday: ${fixed ? `cut to ${fixed.duration} min` : "keeps its length"}${isMoved ? ", moved to another day" : ""} ("${message}")`,
  };
}
