import { SPORT_SHAPES, type Discipline } from "@triplan/domain";
import { classes } from "../shared/classes.ts";
import { sportClass } from "../shared/sport-class.ts";
import styles from "./SportIcon.module.css";

export interface SportIconProps {
  discipline: Discipline;
  /** `square` is white on the sport's colour, `line` uses the text colour. */
  variant?: "square" | "line";
  /** Width and height in px. */
  size?: number;
}

/** The icon of a sport. Decorative: always name the sport in text too. */
export function SportIcon({ discipline, variant = "square", size = 24 }: SportIconProps) {
  const shape = SPORT_SHAPES[discipline];
  const iconSize = variant === "line" ? size : size >= 24 ? 16 : 14;
  const icon = (
    <svg className={styles.icon} viewBox="0 0 24 24" width={iconSize} height={iconSize} aria-hidden>
      {shape.circles.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} />
      ))}
      <path d={shape.path} />
    </svg>
  );
  if (variant === "line") return icon;
  return (
    <span
      className={classes(styles.square, sportClass(discipline))}
      style={{ width: size, height: size }}
      data-small={size < 24 || undefined}
    >
      {icon}
    </span>
  );
}
