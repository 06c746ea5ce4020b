import { Button } from "@mantine/core";
import { Field, RaceBadge } from "@triplan/ui";
import { useEffect, useRef, useState } from "react";
import { refusedFields, unplacedError } from "../../shared/forms/refused-fields.ts";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { FAILURES } from "../../shared/notifications/messages.ts";
import { notifyFailure } from "../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import styles from "./plan-name.module.css";

const MAX_NAME = 100;

interface RenameProps {
  plan: PlanRow;
  onDone: () => void;
}

function Rename({ plan, onDone }: RenameProps) {
  const [name, setName] = useState(plan.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const refresh = useRefreshTraining();
  const { mutate, isPending, error } = trpc.planEdits.update.useMutation({
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: (refused) => {
      if (unplacedError(refused)) notifyFailure(FAILURES.updatePlan, refused);
    },
  });
  return (
    <form
      className={styles.rename}
      aria-label="Rename plan"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        if (name.trim() === plan.name) onDone();
        else mutate({ planId: plan.id, name });
      }}
    >
      <Field
        label="Plan name"
        ref={field}
        maxLength={MAX_NAME}
        value={name}
        error={refusedFields(error)["name"]}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onDone} disabled={isPending}>
          Keep the name
        </Button>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save name"}
        </Button>
      </div>
    </form>
  );
}

/** The plan's name, which can be changed at once, and its race type. */
export function PlanName({ plan }: { plan: PlanRow }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Rename plan={plan} onDone={() => setIsOpen(false)} />;
  return (
    <div className={styles.plan}>
      <b dir="auto">{plan.name}</b>
      <RaceBadge raceType={plan.raceType} />
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        Rename
      </Button>
    </div>
  );
}
