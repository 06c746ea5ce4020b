import { Button } from "@mantine/core";
import type { AnswerToProposal } from "@triplan/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ChangedExercises } from "../plan-effect/changed-exercises.tsx";
import { ChangedWeeks } from "../plan-effect/changed-weeks.tsx";
import styles from "./proposal-card.module.css";
import { AlternativeChange } from "./alternative-change.tsx";
import { alternativeLabel, PROPOSAL_WORDS } from "./proposal-words.ts";
import { useAnswerProposal } from "./use-answer-proposal.ts";
import type { Proposal } from "./use-proposals.ts";
import { WhyThisRule } from "./why-this-rule.tsx";

/** The answers with their labels, as far as the proposal has them. */
function answersTo(proposal: Proposal): (readonly [AnswerToProposal, string])[] {
  const { keep } = PROPOSAL_WORDS[proposal.rule];
  if (keep !== undefined) return [["yes", keep], LATER];
  const label = alternativeLabel(proposal);
  return [
    ["yes", "Yes"],
    ...(label === null ? [] : [["alternative", label] as const]),
    ["no", "No"],
    LATER,
  ];
}

const LATER = ["later", "Later"] as const;

/** Exercises shown before the athlete asks for all. */
const FIRST_EXERCISES = 3;

interface ProposalCardProps {
  planId: number;
  proposal: Proposal;
  /** Another answer, and ways to go on. */
  children?: ReactNode;
}

/** A proposal: why, what a yes changes, and equal answers. */
export function ProposalCard({ planId, proposal, children }: ProposalCardProps) {
  const { answer, isPending } = useAnswerProposal(planId);
  const { rule, sentence, effect } = proposal;
  const { title, way } = PROPOSAL_WORDS[rule];
  const changed = effect.weeks.filter(
    ({ minutesBefore, minutesAfter }) => minutesBefore !== minutesAfter,
  );
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.columns}>
        <div className={styles.reason}>
          <h3>{title}</h3>
          <p>{sentence}</p>
          <ChangedExercises exercises={effect.exercises} first={FIRST_EXERCISES} />
          <AlternativeChange proposal={proposal} />
          <WhyThisRule rule={rule} />
        </div>
        {changed.length > 0 && (
          <div className={styles.weeks}>
            <ChangedWeeks weeks={changed} />
          </div>
        )}
        <div className={styles.answers}>
          {answersTo(proposal).map(([given, label]) => (
            <Button
              key={given}
              variant="default"
              aria-disabled={isPending}
              onClick={() => void answer(proposal, given)}
            >
              {label}
            </Button>
          ))}
          {way && (
            <Button className={styles.way} variant="default" component={Link} to={way.to}>
              {way.label}
            </Button>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
