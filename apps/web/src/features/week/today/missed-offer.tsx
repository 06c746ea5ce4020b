import { Button } from "@mantine/core";
import { isExcused, shortDayName, type IsoDate } from "@triplan/domain";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import type { CardActions } from "../exercise/card-menu.tsx";
import { brickGroups } from "../model/bricks.ts";
import { isOpen } from "../model/is-open.ts";
import { useBoard } from "../placing/use-board.tsx";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./missed-offer.module.css";

interface MissedOfferProps {
  /** The shown week; exercises of an earlier one can't move into it. */
  week: number;
  /** Yesterday. */
  day: IsoDate;
  exercises: readonly ExerciseRow[];
  actions: CardActions;
}

/** Asks once about an exercise that stayed open yesterday. */
export function MissedOffer({ week, day, exercises, actions }: MissedOfferProps) {
  const { timeOff, mayBe } = useBoard();
  const isAsked = (exercise: ExerciseRow) =>
    isOpen(exercise) &&
    !mayBe.has(exercise.id) &&
    !isExcused(timeOff, { type: exercise.type, date: day });
  const [parts] = brickGroups(exercises.filter(isAsked));
  const [first] = parts ?? [];
  if (!parts || !first) return null;
  const canMove = first.week === week && parts.some((part) => part.isKey);
  return (
    <section className={styles.offer} aria-label="Yesterday">
      <p>
        <b>
          {parts.map(({ name }) => name).join(" and ")} stayed open on {shortDayName(day)}.
        </b>{" "}
        {canMove
          ? "Did you do it? If not, it may fit on another day."
          : "Did you do it? If not, it needs no making up."}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => actions.complete(first)}>
          Yes, done
        </Button>
        {canMove && (
          <Button variant="default" onClick={() => actions.move(first)}>
            Move it
          </Button>
        )}
        <OnlineButton variant="default" onClick={() => actions.skip(parts)}>
          Not done
        </OnlineButton>
      </div>
    </section>
  );
}
