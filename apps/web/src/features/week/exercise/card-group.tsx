import { Glyph } from "@triplan/ui";
import { Fragment } from "react";
import { useDraggable } from "../placing/use-draggable.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./card-group.module.css";
import { WeekCard } from "./week-card.tsx";

export interface CardGroupProps {
  /** One exercise, or both halves of a brick. */
  group: readonly ExerciseRow[];
  folds?: boolean;
}

/** A single card, or both halves of a brick in one frame because they move together. */
export function CardGroup({ group, folds = false }: CardGroupProps) {
  const [single] = group;
  const dragRef = useDraggable(
    group.length === 1 ? undefined : group.find(({ isCompleted }) => !isCompleted)?.id,
  );
  if (group.length === 1 && single) return <WeekCard exercise={single} folds={folds} />;
  return (
    <div className={styles.brick} ref={dragRef}>
      {group.map((exercise, place) => (
        <Fragment key={exercise.id}>
          {place > 0 && (
            <div className={styles.link}>
              <Glyph name="link" size={16} />
              Brick
            </div>
          )}
          <WeekCard exercise={exercise} folds={folds} isPart />
        </Fragment>
      ))}
    </div>
  );
}
