import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import frame from "../../shared/plans/plan-frame.module.css";
import { ProposalCard } from "../../shared/proposals/proposal-card.tsx";
import { useProposals } from "../../shared/proposals/use-proposals.ts";
import { AcceptedProposals } from "./accepted-proposals.tsx";
import styles from "./proposals-page.module.css";

const TITLE = "Proposals";

/** What the plan's rules propose now, and what the athlete agreed to. */
export function ProposalsPage({ plan }: { plan: PlanRow }) {
  useDocumentTitle(TITLE);
  const { data, error, isFetching, refetch } = useProposals(plan.id, 0);
  if (!data && error) {
    return (
      <LoadFailure
        title="The proposals did not load. Your plan stays as it is."
        cause={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PageSpinner />;
  const { proposals, layers } = data;
  return (
    <div className={frame.view}>
      <div className={frame.heading}>
        <h1>{TITLE}</h1>
        <span className={frame.space} />
        <Button variant="default" component={Link} to="/">
          This week
        </Button>
      </div>
      <section className={styles.panel} aria-labelledby="open-proposals">
        <h2 id="open-proposals">What the rules propose</h2>
        <p className={styles.note}>
          Your plan changes after a Yes, and each Yes can be undone. No is kept for 14 days.
        </p>
        {proposals.length === 0 && <p>The rules propose nothing. Your plan stays as it is.</p>}
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.key} planId={plan.id} proposal={proposal} />
        ))}
      </section>
      {layers.length > 0 && <AcceptedProposals planId={plan.id} layers={layers} />}
    </div>
  );
}
