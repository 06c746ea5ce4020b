import { Button } from "@mantine/core";
import { IconCalendarOff, IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { ChangedExercises } from "../../shared/plan-effect/changed-exercises.tsx";
import { ChangedWeeks } from "../../shared/plan-effect/changed-weeks.tsx";
import { AlternativeChange } from "../../shared/proposals/alternative-change.tsx";
import { alternativeLabel, PROPOSAL_WORDS } from "../../shared/proposals/proposal-words.ts";
import type { Proposal } from "../../shared/proposals/use-proposals.ts";
import { WhyThisRule } from "../../shared/proposals/why-this-rule.tsx";
import type { CheckInForm, Choice } from "./use-check-in.ts";
import styles from "./check-in-page.module.css";

/** The choices with their labels, as far as the proposal has them. */
function choicesOf(proposal: Proposal): (readonly [Choice, string])[] {
  const label = alternativeLabel(proposal);
  const { keep } = PROPOSAL_WORDS[proposal.rule];
  if (keep !== undefined) return [["yes", keep], DECIDE_LATER];
  return [
    ["yes", "Use this"],
    ...(label === null ? [] : [["alternative", label] as const]),
    ["no", "Keep as it is"],
  ];
}

const DECIDE_LATER = ["no", "Decide later"] as const;

function ProposalChoice({ proposal, form }: { proposal: Proposal; form: CheckInForm }) {
  const name = useId();
  const { key, rule, sentence, effect } = proposal;
  const weeks =
    (form.choiceOf(key) === "alternative" && proposal.alternative?.effect.weeks) || effect.weeks;
  const { title, way } = PROPOSAL_WORDS[rule];
  return (
    <article className={styles.proposal} aria-label={title}>
      <div className={styles.reason}>
        <h3>{title}</h3>
        <p>{sentence}</p>
        <ChangedExercises exercises={effect.exercises} first={3} />
        <AlternativeChange proposal={proposal} />
        <WhyThisRule rule={rule} />
        {way && <Link to={way.to}>{way.label}</Link>}
      </div>
      <div>
        <ChangedWeeks weeks={weeks} />
      </div>
      <fieldset className={styles.choices}>
        <legend>{title}</legend>
        {choicesOf(proposal).map(([choice, label]) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={form.choiceOf(key) === choice}
              onChange={() => form.setChoice(key, choice)}
            />
            {label}
            <IconCheck size={18} aria-hidden />
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
      <div className={styles.head}>
        <h2 id="week-proposals">What the rules propose</h2>
        <Button
          variant="default"
          component={Link}
          to="/?open=time-off"
          leftSection={<IconCalendarOff size={16} aria-hidden />}
        >
          Add time off
        </Button>
      </div>
      {proposals.length === 0 && <p>The rules propose nothing. Next week stays as it is.</p>}
      {proposals.map((proposal) => (
        <ProposalChoice key={proposal.key} proposal={proposal} form={form} />
      ))}
    </section>
  );
}
