import { fixMoves, reasonsAct } from "./change-findings.ts";
import type { Finding } from "./finding.ts";
import {
  easyGoal,
  halfHours,
  longestExercises,
  recoveryWeeks,
  unusedHours,
} from "./long-findings.ts";
import { climbingSets, hardAndLong, highWork, raceContrast } from "./set-findings.ts";
import {
  feltTargets,
  fitnessTests,
  optimisedPlans,
  paceMeaning,
  taperFillers,
  writtenTexts,
} from "./text-findings.ts";

const FINDINGS: readonly (() => Finding)[] = [
  longestExercises,
  climbingSets,
  paceMeaning,
  feltTargets,
  raceContrast,
  fitnessTests,
  halfHours,
  reasonsAct,
  fixMoves,
  easyGoal,
  hardAndLong,
  highWork,
  recoveryWeeks,
  unusedHours,
  taperFillers,
  writtenTexts,
  optimisedPlans,
];

const HEAD = `# What a coach found

Faults that a coach found in earlier plans, each with the plan, week and exercise that shows what became of it.
\`node scripts/golden-plans.ts --write\` writes this page from the plans themselves; the athletes are in
\`scripts/evidence/athletes.ts\`.`;

/** The page about the coach's findings, as Markdown. */
export function findingsPage(): string {
  const parts = FINDINGS.map((find) => {
    const { id, fault, isGone, evidence } = find();
    return `## ${id}: ${verdict(isGone)}\n\n${fault}.\n\n${evidence}.`;
  });
  return `${[HEAD, ...parts].join("\n\n")}\n`;
}

const verdict = (isGone: boolean | null): string =>
  isGone === null ? "no plan shows it" : isGone ? "gone" : "not gone yet";
