import { Button } from "@mantine/core";
import { formatDayAndMonth } from "@triplan/domain";
import type { PlanProposals } from "../../shared/proposals/use-proposals.ts";
import { useUndoProposal } from "../../shared/proposals/use-undo-proposal.ts";
import styles from "./proposals-page.module.css";

interface AcceptedProposalsProps extends Pick<PlanProposals, "layers"> {
  planId: number;
}

/** The changes that the athlete agreed to, each with its undo. */
export function AcceptedProposals({ planId, layers }: AcceptedProposalsProps) {
  const { undo, isPending } = useUndoProposal(planId);
  return (
    <section className={styles.panel} aria-labelledby="accepted-proposals">
      <h2 id="accepted-proposals">What you agreed to</h2>
      <ul className={styles.accepted}>
        {layers.map(({ id, sentence, acceptedOn, week }) => (
          <li key={id}>
            <div>
              <p id={`accepted-${id}`}>{sentence}</p>
              <p className={styles.note}>
                Yes on {formatDayAndMonth(acceptedOn)} · week {week}
              </p>
            </div>
            <Button
              variant="default"
              aria-describedby={`accepted-${id}`}
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending) undo({ layerId: id, timeOffId: null });
              }}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
