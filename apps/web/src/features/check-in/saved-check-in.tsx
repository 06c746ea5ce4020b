import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { CheckIn } from "./use-check-in.ts";
import styles from "./check-in-page.module.css";
import { useUndoCheckIn } from "./use-save-check-in.ts";

interface SavedCheckInProps {
  planId: number;
  saved: NonNullable<CheckIn["saved"]>;
}

/** A check-in that is done, with its undo. */
export function SavedCheckIn({ planId, saved }: SavedCheckInProps) {
  const { undo, isPending } = useUndoCheckIn(planId);
  const used = saved.choices.filter(({ answer }) => answer !== "no").length;
  return (
    <section className={styles.total} aria-labelledby="saved-check-in">
      <div>
        <h2 id="saved-check-in">You have saved this check-in</h2>
        <p>
          {used === 0
            ? "Your plan stays as it is."
            : `You use ${used} of ${saved.choices.length} proposals.`}{" "}
          {used > 0 && <Link to="/proposals">See them</Link>}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="default"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) undo();
          }}
        >
          Undo the check-in
        </Button>
      </div>
    </section>
  );
}
