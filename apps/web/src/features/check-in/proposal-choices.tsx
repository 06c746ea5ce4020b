import { useId } from "react";
import { ChangedExercises } from "../../shared/plan-effect/changed-exercises.tsx";
import { ChangedWeeks } from "../../shared/plan-effect/changed-weeks.tsx";
import { PROPOSAL_TITLES } from "../../shared/proposals/proposal-titles.ts";
import type { Proposal } from "../../shared/proposals/use-proposals.ts";
import type { CheckInForm } from "./use-check-in.ts";
import styles from "./check-in-page.module.css";

const CHOICES = [
  ["yes", "Use this"],
  ["no", "Keep as it is"],
] as const;

function ProposalChoice({ proposal, form }: { proposal: Proposal; form: CheckInForm }) {
  const name = useId();
  const { key, rule, sentence, effect } = proposal;
  const title = PROPOSAL_TITLES[rule];
  return (
    <article className={styles.proposal} aria-label={title}>
      <div className={styles.reason}>
        <h3>{title}</h3>
        <p>{sentence}</p>
        <ChangedExercises exercises={effect.exercises} first={3} />
      </div>
      <div>
        <ChangedWeeks weeks={effect.weeks} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{title}</legend>
        {CHOICES.map(([choice, label]) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={form.choiceOf(key) === choice}
              onChange={() => form.setChoice(key, choice)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </article>
  );
}

/** Each proposal with its effect, to use or not; nothing changes before it is saved. */
export function ProposalChoices({ form }: { form: CheckInForm }) {
  const { proposals } = form.checkIn;
  return (
    <section className={styles.panel} aria-labelledby="week-proposals">
      <h2 id="week-proposals">What the rules propose</h2>
      {proposals.length === 0 && <p>The rules propose nothing. Next week stays as it is.</p>}
      {proposals.map((proposal) => (
        <ProposalChoice key={proposal.key} proposal={proposal} form={form} />
      ))}
    </section>
  );
}
