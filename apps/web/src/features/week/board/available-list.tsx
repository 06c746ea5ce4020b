import { VisuallyHidden } from "@mantine/core";
import { useBoard } from "../placing/use-board.tsx";
import { brickGroups } from "../model/bricks.ts";
import { isMatched } from "../model/is-matched.ts";
import { returnsToList } from "../placing/returns-to-list.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./available-list.module.css";
import { CardGroup } from "../exercise/card-group.tsx";
import { PlaceButton } from "../placing/place-button.tsx";
import panel from "../styles/week-panel.module.css";

const names = (unit: readonly ExerciseRow[]) => unit.map(({ name }) => name).join(" and ");

/** Unschedules the selected exercise; shown over the cards. */
function UnscheduleArea() {
  const { unit, pressPlace, onPlaceKey } = useBoard();
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => pressPlace("available")}
      onKeyDown={(event) => onPlaceKey(event, "available")}
    >
      <b>
        Put back here<VisuallyHidden>: {names(unit)}.</VisuallyHidden>
      </b>{" "}
      {unit.some(isMatched)
        ? "Unlinks it from the activity; the activity is kept."
        : "Removes it from its day and keeps it in the list."}
    </button>
  );
}

/** Background of the list: a press unschedules a scheduled exercise and deselects any other. */
function ListBackground() {
  const { unit } = useBoard();
  if (unit.length === 0) return null;
  const label = `Leave ${names(unit)} in Available Exercises`;
  if (!returnsToList(unit)) return <PlaceButton to="available" label={label} />;
  return (
    <>
      <PlaceButton
        to="available"
        label={`${unit.some(isMatched) ? "Unmatch" : "Unschedule"} ${names(unit)}`}
      />
      <UnscheduleArea />
    </>
  );
}

export interface AvailableListProps {
  exercises: readonly ExerciseRow[];
  /** True when the week has no exercises at all. */
  isWeekEmpty: boolean;
}

function Cards({ exercises, isWeekEmpty }: AvailableListProps) {
  const { unit } = useBoard();
  return (
    <div className={styles.scroller} data-back={returnsToList(unit) || undefined}>
      <ul className={styles.cards} aria-label="Available Exercises">
        {brickGroups(exercises).map((group) => (
          <li key={group[0]?.id}>
            <CardGroup group={group} />
          </li>
        ))}
      </ul>
      {exercises.length === 0 && (
        <p className={panel.muted}>
          {isWeekEmpty
            ? "No exercises are planned for this week."
            : "Everything this week is scheduled."}
        </p>
      )}
    </div>
  );
}

/** The available exercises inside a dialog. */
export const AvailableList = (props: AvailableListProps) => (
  <div className={styles.list} data-drop="available">
    <ListBackground />
    <Cards {...props} />
  </div>
);

/** The available exercises as a panel next to the board. */
export const AvailablePanel = (props: AvailableListProps) => (
  <section className={styles.panel} aria-label="Available Exercises" data-drop="available">
    <ListBackground />
    <h2 className={styles.title}>
      Available Exercises <span className={panel.count}>{props.exercises.length}</span>
    </h2>
    <Cards {...props} />
  </section>
);
