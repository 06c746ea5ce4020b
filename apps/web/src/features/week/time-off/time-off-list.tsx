import { Button } from "@mantine/core";
import { DISCIPLINE_NAMES, listed, timeOffTitle } from "@triplan/domain";
import type { TimeOffRow } from "../../../shared/time-off/use-time-off.ts";
import styles from "./time-off-dialog.module.css";
import { useRemoveTimeOff } from "./use-change-time-off.ts";

function remainsText({ kind, minutesPerDay, sports }: TimeOffRow): string {
  const names = listed(sports.map((sport) => DISCIPLINE_NAMES[sport].toLowerCase()));
  if (kind === "injured") return sports.length === 0 ? "No training" : `Without limits: ${names}`;
  return minutesPerDay ? `At most ${minutesPerDay} min a day: ${names}` : "No training";
}

/** The plan's time off; each entry can be removed. */
export function TimeOffList({ timeOff }: { timeOff: readonly TimeOffRow[] }) {
  const { mutate, isPending } = useRemoveTimeOff();
  if (timeOff.length === 0) return null;
  return (
    <section className={styles.list}>
      <h3>In your plan</h3>
      <ul>
        {timeOff.map((each) => (
          <li key={each.id}>
            <span>
              <b>{timeOffTitle(each)}</b>
              <br />
              {remainsText(each)}
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`Remove ${timeOffTitle(each)}`}
              disabled={isPending}
              onClick={() => mutate({ planId: each.trainingPlanId, timeOffId: each.id })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
