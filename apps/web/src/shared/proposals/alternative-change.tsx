import { ChangedExercises } from "../plan-effect/changed-exercises.tsx";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal } from "./use-proposals.ts";

const FIRST_EXERCISES = 3;

/** What the alternative of a proposal would change; nothing without one. */
export function AlternativeChange({ proposal }: { proposal: Proposal }) {
  const { rule, alternative } = proposal;
  const words = PROPOSAL_WORDS[rule].alternative;
  if (!alternative || !words) return null;
  return (
    <>
      <p>{words.text}</p>
      <ChangedExercises exercises={alternative.effect.exercises} first={FIRST_EXERCISES} />
    </>
  );
}
