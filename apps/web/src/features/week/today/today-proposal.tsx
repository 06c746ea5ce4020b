import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { ProposalCard } from "../../../shared/proposals/proposal-card.tsx";
import type { Proposal } from "../../../shared/proposals/use-proposals.ts";
import type { CardActions } from "../exercise/card-menu.tsx";
import { isOpen } from "../model/is-open.ts";
import type { ExerciseRow } from "../model/week-types.ts";

/** True if a proposal is about the exercise. */
export const isAbout = (proposal: Proposal | undefined, { slotKey }: ExerciseRow): boolean =>
  proposal?.effect.exercises.some((each) => each.slotKey === slotKey) ?? false;

interface TodayProposalProps {
  planId: number;
  proposals: readonly Proposal[];
  /** Exercises of yesterday. */
  yesterday: readonly ExerciseRow[];
  actions: CardActions;
}

/** The most important proposal, with the way to all of them. */
export function TodayProposal({ planId, proposals, yesterday, actions }: TodayProposalProps) {
  const [proposal] = proposals;
  if (!proposal) return null;
  const missed = yesterday.find((exercise) => isOpen(exercise) && isAbout(proposal, exercise));
  return (
    <ProposalCard planId={planId} proposal={proposal}>
      {missed && (
        <Button variant="default" onClick={() => actions.complete(missed)}>
          I did it
        </Button>
      )}
      <Link to="/proposals">
        {proposals.length > 1 ? `All ${proposals.length} proposals` : "All proposals"}
      </Link>
    </ProposalCard>
  );
}
