import { Button } from "@mantine/core";
import { formatHours } from "@triplan/domain";
import type { PlanEffect } from "../../shared/plan-effect/plan-effect-type.ts";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import type { CheckInForm } from "./use-check-in.ts";
import styles from "./check-in-page.module.css";
import { useSaveCheckIn } from "./use-save-check-in.ts";

function differenceText({ weeks }: PlanEffect): string {
  const difference = weeks.reduce(
    (sum, { minutesBefore, minutesAfter }) => sum + minutesAfter - minutesBefore,
    0,
  );
  if (difference === 0) return "as many hours as before";
  const hours = formatHours(Math.abs(difference));
  return difference < 0 ? `${hours} h less in all` : `${hours} h more in all`;
}

/** What all choices change together, and the buttons that save them. */
export function CheckInTotal({ plan, form }: { plan: PlanRow; form: CheckInForm }) {
  const { input, readiness, keepAll } = form;
  const used = input.choices.filter(({ answer }) => answer !== "no").length;
  const preview = trpc.checkIn.preview.useQuery(input, { staleTime: 0, enabled: used > 0 });
  const { save, isPending } = useSaveCheckIn(plan.id);
  const { data, error } = preview;
  const isWaiting = used > 0 && !data && !error;
  const count = input.choices.length;
  return (
    <section className={styles.total} aria-labelledby="check-in-total">
      <div aria-live="polite" aria-busy={isWaiting}>
        <h2 id="check-in-total">With your choices</h2>
        <p>
          {count > 0 && `${used} of ${count} used · `}
          {used === 0 && "Your plan stays as it is."}
          {isWaiting && "Working out what would change..."}
          {used > 0 && error?.message}
          {used > 0 && data && `${data.effect.headline} ${differenceText(data.effect)}`}
        </p>
      </div>
      <div className={styles.buttons}>
        {count > 0 && (
          <Button variant="default" onClick={keepAll}>
            Keep everything as it is
          </Button>
        )}
        <Button
          variant="default"
          aria-disabled={isPending || isWaiting}
          onClick={() => {
            if (isPending || isWaiting) return;
            save({ ...input, readiness, ...(used > 0 && data && { digest: data.digest }) });
          }}
        >
          {count > 0 ? "Save these choices" : "Done"}
        </Button>
      </div>
    </section>
  );
}
