import { Button } from "@mantine/core";
import { formatDayAndMonth } from "@triplan/domain";
import { trpc } from "../../shared/network/trpc.ts";
import styles from "./edit-plan-dialog.module.css";
import { useUndoPlanEdit } from "./use-edit-plan.ts";

interface LastEditProps {
  planId: number;
  isDisabled: boolean;
}

/** The last change of the plan, with a button that takes it back. */
export function LastEdit({ planId, isDisabled }: LastEditProps) {
  const edits = trpc.planEdits.list.useQuery({ planId });
  const { mutate, isPending } = useUndoPlanEdit();
  const last = edits.data?.[0];
  if (!last) return null;
  return (
    <section className={styles.last} aria-label="Last change">
      <p>
        <b>Last change</b> {last.sentence}. {formatDayAndMonth(last.acceptedOn)}
      </p>
      <Button
        variant="default"
        size="xs"
        disabled={isDisabled || isPending}
        onClick={() => mutate({ planId, revisionId: last.id })}
      >
        {isPending ? "Undoing..." : "Undo this change"}
      </Button>
    </section>
  );
}
