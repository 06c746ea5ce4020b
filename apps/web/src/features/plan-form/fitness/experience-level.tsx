import { LEVEL_NAMES, MAX_EXPERIENCE_POINTS, type Experience } from "@triplan/domain";
import { useId, useState } from "react";
import styles from "./experience-level.module.css";

const PIPS = Array.from({ length: MAX_EXPERIENCE_POINTS }, (_, place) => place + 1);

interface ExperienceLevelProps {
  experience: Experience;
  /** True while the level is based on the form's example paces. */
  isExample: boolean;
}

/** The level with its points; hover and focus show how they are calculated. */
export function ExperienceLevel({ experience, isExample }: ExperienceLevelProps) {
  const { points, total, level } = experience;
  const tipId = useId();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <div className={styles.level}>
      <span className={styles.place} onPointerEnter={open} onPointerLeave={close}>
        <button
          type="button"
          className={styles.words}
          aria-describedby={tipId}
          onFocus={open}
          onBlur={close}
          onClick={open}
          onKeyDown={(event) => event.key === "Escape" && close()}
        >
          Experience level: {LEVEL_NAMES[level]}
          <span className={styles.pips} aria-hidden>
            {PIPS.map((pip) => (
              <i key={pip} data-on={pip <= total || undefined} />
            ))}
          </span>
        </button>
        <span role="tooltip" id={tipId} className={styles.tip} hidden={!isOpen}>
          Swim {points.swim}, bike {points.bike}, run {points.run} of 3 points each. From 4 points
          you are intermediate, from 7 advanced.
        </span>
      </span>
      <span className={styles.points}>
        {total} of {MAX_EXPERIENCE_POINTS} points{isExample && " with example paces"}
      </span>
    </div>
  );
}
