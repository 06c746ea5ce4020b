import type { PlannedExercise } from "@triplan/plan-engine";

/** A fault that a coach found in earlier plans, and what the plans show now. */
export interface Finding {
  id: string;
  fault: string;
  /** Null if a plan cannot show it. */
  isGone: boolean | null;
  /** Plan, week and exercise that show it. */
  evidence: string;
}

/** "week 17, Long run (run-race-70.3:2)". */
export const placeOf = ({ week, name, templateId }: PlannedExercise): string =>
  `week ${week}, ${name} (${templateId})`;
