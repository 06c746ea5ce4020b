import { Button, CloseButton } from "@mantine/core";
import { Dialog, DialogActions, useUnits } from "@triplan/ui";
import { formatClock } from "@triplan/domain";
import { useState } from "react";
import { refusedFields, unplacedError } from "../../shared/forms/refused-fields.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { EffectPreview } from "../../shared/plan-effect/effect-preview.tsx";
import { RaceFields } from "./race-fields.tsx";
import { isGoalValid, raceBody, START_VALUES, valuesOf } from "./race-values.ts";
import styles from "./races.module.css";
import { useAddRace, useChangeRace } from "./use-change-races.ts";
import { useRacePreview } from "./use-race-preview.ts";
import type { RaceRow } from "./use-races.ts";

interface RaceDialogProps {
  plan: PlanRow;
  /** The race to change; absent for a new one. */
  race?: RaceRow | undefined;
  onClose: () => void;
}

const WORDS = {
  add: { title: "Add a race", action: "Add race", pending: "Adding..." },
  change: { title: "Change race", action: "Save race", pending: "Saving..." },
} as const;

/** Adds a race on the way to the plan's own, or changes one, with a preview. */
export function RaceDialog({ plan, race, onClose }: RaceDialogProps) {
  const units = useUnits();
  const stored = race && valuesOf(race, units);
  const [values, setValues] = useState(stored ?? START_VALUES);
  const add = useAddRace(onClose);
  const change = useChangeRace(stored ? raceBody(plan.id, stored, units) : null, onClose);
  const { isPending, error: saveError } = race ? change : add;
  const { title, action, pending } = race ? WORDS.change : WORDS.add;
  const raceId = race?.id ?? undefined;
  const body = raceBody(plan.id, values, units);
  const preview = useRacePreview(isPending || !body ? null : { ...body, raceId });
  const error = saveError ?? preview.error;
  const refused = body ? refusedFields(error) : {};
  const goalError = isGoalValid(values) ? {} : { goalSeconds: "Enter a time such as 1:22:00" };
  const isReady = body !== null && !preview.isError;
  // Adding it is the athlete's yes to the preview, so that has to be of this race.
  const isShown = isReady && preview.isCurrent;
  const predicted = preview.data?.race.predictedSeconds;
  return (
    <Dialog title={title} size={640} isBusy={isPending} onClose={onClose}>
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
          if (!body || !isShown || isPending) return;
          if (raceId === undefined) add.mutate(body);
          else change.mutate({ ...body, raceId });
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
            label={isPending ? pending : action}
            isBusy={isPending}
            isDisabled={!isShown}
            onCancel={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}
