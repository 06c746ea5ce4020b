import { Button } from "@mantine/core";
import { formatDayAndMonth, formatHours, type IsoDate } from "@triplan/domain";
import { useId } from "react";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import styles from "./first-visit.module.css";

export interface FirstVisitProps {
  week: number;
  totalWeeks: number;
  /** Exercises of the week; none has a day. */
  count: number;
  minutes: number;
  /** The first day of a plan that has not begun; null afterwards. */
  startsOn: IsoDate | null;
  isPending: boolean;
  onPlaceWeek: () => void;
  onPlacePlan: () => void;
  onPlaceByHand: () => void;
}

const exercisesText = (count: number) => (count === 1 ? "1 exercise" : `${count} exercises`);

function weekHelp({ week, totalWeeks, count }: FirstVisitProps): string {
  const placed = `The ${exercisesText(count)} of week ${week}.`;
  return week < totalWeeks ? `${placed} You are asked again next Sunday.` : placed;
}

/** The three ways to give a week its days, right after a plan is saved and in each new week. */
export function FirstVisit(props: FirstVisitProps) {
  const { week, totalWeeks, count, minutes, startsOn, isPending } = props;
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {week === 1 && "Your plan is saved. "}Give week {week} its days.
      </h2>
      <p className={styles.muted}>
        {startsOn !== null && <b>Training starts {formatDayAndMonth(startsOn)}. </b>}
        {exercisesText(count)}, {formatHours(minutes)} h. The outlines below show where they fit
        best; you can move any of them later.
      </p>
      <div className={styles.ways}>
        <div>
          <OnlineButton fullWidth h={44} disabled={isPending} onClick={props.onPlaceWeek}>
            Place this week
          </OnlineButton>
          <p className={styles.help}>{weekHelp(props)}</p>
        </div>
        <div>
          <OnlineButton
            fullWidth
            h={44}
            variant="default"
            disabled={isPending}
            onClick={props.onPlacePlan}
          >
            Place the whole plan
          </OnlineButton>
          <p className={styles.help}>
            All {totalWeeks} weeks, each exercise on its best day. Undo is one click.
          </p>
        </div>
        <div>
          <Button
            fullWidth
            h={44}
            variant="default"
            disabled={isPending}
            onClick={props.onPlaceByHand}
          >
            I’ll do it myself
          </Button>
          <p className={styles.help}>
            Drag exercises from the list, or select one and choose a day.
          </p>
        </div>
      </div>
    </section>
  );
}
