import { CloseButton } from "@mantine/core";
import { Dialog, DialogActions } from "@triplan/ui";
import type { IsoDate } from "@triplan/domain";
import { useState } from "react";
import { EffectPreview } from "../../../shared/plan-effect/effect-preview.tsx";
import { refusedFields, unplacedError } from "../../../shared/forms/refused-fields.ts";
import { useStoredTimeOff } from "../../../shared/time-off/use-time-off.ts";
import { useBoard } from "../placing/use-board.tsx";
import type { PlanRow } from "../model/week-types.ts";
import { invalidFields } from "./time-off-errors.ts";
import { TimeOffFields } from "./time-off-fields.tsx";
import { TimeOffList } from "./time-off-list.tsx";
import { startValues, timeOffBody } from "./time-off-values.ts";
import styles from "./time-off-dialog.module.css";
import { useAddTimeOff } from "./use-change-time-off.ts";
import { useTimeOffPreview } from "./use-time-off-preview.ts";

export interface TimeOffDialogProps {
  plan: PlanRow;
  /** Its first day, if a day of the week opened it. */
  day: IsoDate | null;
  onClose: () => void;
}

/** Today, or the plan's first day before it begins. */
const firstDay = ({ startDate }: PlanRow, today: IsoDate): IsoDate =>
  today < startDate ? startDate : today;

/** Adds time off to the plan, with a preview, and lists what the plan has. */
export function TimeOffDialog({ plan, day, onClose }: TimeOffDialogProps) {
  const { today } = useBoard();
  const [values, setValues] = useState(() => startValues(day ?? firstDay(plan, today)));
  const stored = useStoredTimeOff(plan.id);
  const timeOff = stored.data?.timeOff ?? [];
  const { mutate, isPending, error: addError } = useAddTimeOff(onClose);
  const body = timeOffBody(plan.id, values);
  const invalid = body ? invalidFields(body, { plan, timeOff, today }) : {};
  const isValid = body !== null && !stored.isPending && Object.keys(invalid).length === 0;
  const preview = useTimeOffPreview(isValid && !isPending ? body : null);
  const error = addError ?? preview.error;
  const isReady = isValid && !preview.isError;
  // Adding it is the athlete's yes to the preview, so that has to be of these days.
  const isShown = isReady && preview.isCurrent;
  return (
    <Dialog title="Time off" size={560} isBusy={isPending} onClose={onClose}>
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
        <TimeOffFields
          plan={plan}
          values={values}
          errors={{ ...refusedFields(error), ...invalid }}
          onChange={setValues}
        />
        <EffectPreview
          outcome={preview.data}
          isWaiting={isReady && !preview.isCurrent}
          problem={unplacedError(error)}
        />
        <div className={styles.actions}>
          <DialogActions
            label={isPending ? "Adding..." : "Add time off"}
            isBusy={isPending}
            isDisabled={!isShown}
            onCancel={onClose}
          />
        </div>
      </form>
      <TimeOffList timeOff={timeOff} />
    </Dialog>
  );
}
