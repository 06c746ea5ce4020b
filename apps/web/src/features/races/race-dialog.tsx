import { Button, CloseButton } from "@mantine/core";
import { Dialog, DialogActions, useUnits } from "@triplan/ui";
import { formatClock } from "@triplan/domain";
import { useState } from "react";
import { refusedFields, unplacedError } from "../../shared/forms/refused-fields.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { EffectPreview } from "../../shared/plan-effect/effect-preview.tsx";
import { RaceFields } from "./race-fields.tsx";
import { isGoalValid, raceBody, START_VALUES } from "./race-values.ts";
import styles from "./races.module.css";
import { useAddRace } from "./use-change-races.ts";
import { useRacePreview } from "./use-race-preview.ts";

interface RaceDialogProps {
  plan: PlanRow;
  onClose: () => void;
}

/** Adds a race on the way to the plan's own, with a preview. */
export function RaceDialog({ plan, onClose }: RaceDialogProps) {
  const [values, setValues] = useState(START_VALUES);
  const { mutate, isPending, error: addError } = useAddRace(onClose);
  const body = raceBody(plan.id, values, useUnits());
  const preview = useRacePreview(isPending ? null : body);
  const error = addError ?? preview.error;
  const refused = body ? refusedFields(error) : {};
  const goalError = isGoalValid(values) ? {} : { goalSeconds: "Enter a time such as 1:22:00" };
  const isReady = body !== null && !preview.isError;
  // Adding it is the athlete's yes to the preview, so that has to be of this race.
  const isShown = isReady && preview.isCurrent;
  const predicted = preview.data?.race.predictedSeconds;
  return (
    <Dialog title="Add a race" size={640} isBusy={isPending} onClose={onClose}>
      <CloseButton
        className={styles.close ?? ""}
        aria-label="Close"
        disabled={isPending}
        onClick={onClose}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (body && isShown && !isPending) mutate(body);
        }}
      >
        <RaceFields
          plan={plan}
          values={values}
          errors={{ ...refused, ...goalError }}
          predicted={predicted === undefined ? null : formatClock(predicted)}
          onChange={setValues}
        />
        {refused["priority"] !== undefined && values.priority === "B" && (
          <Button
            className={styles.asC ?? ""}
            variant="default"
            onClick={() => setValues({ ...values, priority: "C" })}
          >
            Make it a C race
          </Button>
        )}
        <EffectPreview
          outcome={preview.data?.outcome}
          isWaiting={isReady && !preview.isCurrent}
          problem={body ? unplacedError(error) : null}
        />
        <div className={styles.actions}>
          <DialogActions
            label={isPending ? "Adding..." : "Add race"}
            isBusy={isPending}
            isDisabled={!isShown}
            onCancel={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}
