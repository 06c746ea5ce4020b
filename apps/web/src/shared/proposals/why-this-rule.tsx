import styles from "./why-this-rule.module.css";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal } from "./use-proposals.ts";

/** Why a proposal's rule exists, on request. */
export const WhyThisRule = ({ rule }: Pick<Proposal, "rule">) => (
  <details className={styles.why}>
    <summary>Why this rule</summary>
    <p>{PROPOSAL_WORDS[rule].why}</p>
  </details>
);
