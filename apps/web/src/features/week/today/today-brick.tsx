import { IconLink } from "@tabler/icons-react";
import { classes, sportClass, StepProfile, useUnits } from "@triplan/ui";
import { Fragment } from "react";
import { mainLine } from "../model/step-lines.ts";
import styles from "./today-brick.module.css";
import { TodayActions, type TodayActionsProps } from "./today-actions.tsx";
import { TodayTitle } from "./today-title.tsx";

/** A brick of today: the ride and the run side by side, with one set of buttons. */
export function TodayBrick({ parts, ...shared }: TodayActionsProps) {
  const units = useUnits();
  return (
    <div>
      <div className={styles.brick}>
        {parts.map((part, index) => (
          <Fragment key={part.id}>
            {index > 0 && (
              <span className={styles.join}>
                <IconLink size={12} aria-hidden />
                Brick
              </span>
            )}
            <div className={classes(styles.half, sportClass(part.type))}>
              <TodayTitle exercise={part} />
              <div className={styles.profile}>
                <StepProfile discipline={part.type} steps={part.steps} />
              </div>
              <p className={styles.line}>{mainLine(part, units)}</p>
            </div>
          </Fragment>
        ))}
      </div>
      <TodayActions parts={parts} {...shared} />
    </div>
  );
}
