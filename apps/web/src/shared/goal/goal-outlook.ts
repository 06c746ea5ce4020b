import { goalLabel, type GoalLabel, type PlanRequest } from "@triplan/planner";

/** How a goal stands against what so many weeks usually bring. */
export interface GoalOutlook {
  label: GoalLabel;
  weeks: number;
}

/** The outlook of a plan's goal; null without a goal. */
export function outlookOf(request: PlanRequest): GoalOutlook | null {
  const label = goalLabel(request);
  return label && { label, weeks: request.totalWeeks };
}

const WORDS = {
  conservative: ["Conservative:", "well within what"],
  realistic: ["Realistic:", "about what"],
  ambitious: ["Ambitious:", "a little more than"],
  beyond: ["Beyond", "what"],
} as const satisfies Record<GoalLabel, readonly [string, string]>;

/** "Ambitious: a little more than 16 weeks usually bring", in its name and the rest. */
export function outlookText({ label, weeks }: GoalOutlook): [name: string, rest: string] {
  const [name, much] = WORDS[label];
  return [
    name,
    `${much} ${weeks === 1 ? "1 week usually brings" : `${weeks} weeks usually bring`}`,
  ];
}
