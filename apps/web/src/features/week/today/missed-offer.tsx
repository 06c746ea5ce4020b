import { Button } from "@mantine/core";
import { addDays, shortDayName, type IsoDate } from "@triplan/domain";
import { deviceStorage } from "../../../shared/browser/device-storage.ts";
import { useDismissed } from "../../../shared/browser/use-dismissed.ts";
import type { CardActions } from "../exercise/card-menu.tsx";
import { brickGroups } from "../model/bricks.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./missed-offer.module.css";

interface MissedOfferProps {
  today: IsoDate;
  exercises: readonly ExerciseRow[];
  actions: CardActions;
}

/** Asks once about an exercise that stayed open yesterday. */
export function MissedOffer({ today, exercises, actions }: MissedOfferProps) {
  const { isDismissed, dismiss } = useDismissed("left-out", deviceStorage);
  const yesterday = addDays(today, -1);
  const open = exercises.filter(
    ({ id, scheduledDate, isCompleted }) =>
      scheduledDate === yesterday && !isCompleted && !isDismissed(String(id)),
  );
  const [parts] = brickGroups(open);
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  const isKey = parts.some((part) => part.isKey);
  return (
    <section className={styles.offer} aria-label="Yesterday">
      <p>
        <b>
          {parts.map(({ name }) => name).join(" and ")} stayed open on {shortDayName(yesterday)}.
        </b>{" "}
        {isKey
          ? "Did you do it? If not, it may fit on another day."
          : "Did you do it? If not, it needs no making up."}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => actions.complete(first)}>
          Yes, done
        </Button>
        {isKey && (
          <Button variant="default" onClick={() => actions.move(first)}>
            Move it
          </Button>
        )}
        <Button variant="default" onClick={() => parts.forEach(({ id }) => dismiss(String(id)))}>
          Leave it out
        </Button>
      </div>
    </section>
  );
}
