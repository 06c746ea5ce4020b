import type { Discipline } from "@triplan/domain";
import { classes } from "../shared/classes.ts";
import { sportClass } from "../shared/sport-class.ts";
import styles from "./SportIcon.module.css";

/** A swimmer over waves, a bicycle, a runner: circles and one path each on a grid of 24. */
const SHAPES = {
  swim: {
    circles: [[17.5, 8, 2.2]],
    path: "M4 13.5 10.5 7l5 5.5M2 18.5c1.7 0 1.7 1.5 3.3 1.5s1.7-1.5 3.4-1.5 1.6 1.5 3.3 1.5 1.7-1.5 3.3-1.5 1.7 1.5 3.4 1.5 1.6-1.5 3.3-1.5M6 15.5h10",
  },
  bike: {
    circles: [
      [5.5, 16.5, 3.7],
      [18.5, 16.5, 3.7],
    ],
    path: "M5.5 16.5 9 9.5h6.5l3 7M9 9.5l3 7 3.5-7M12 16.5H5.5M7.5 6.5h3M9 9.5l-.8-3M15.5 9.5 14.6 6H17",
  },
  run: {
    circles: [[15.5, 4.2, 2.1]],
    path: "M7 10.5 10 7.5l4 .8-3 5.7 3.8 2.6-.8 5M11 14l-1.8 3.7-5 .8M14 8.3l2 3.2 3.6.3",
  },
} as const satisfies Record<
  Discipline,
  { circles: readonly (readonly [number, number, number])[]; path: string }
>;

export interface SportIconProps {
  discipline: Discipline;
  /** `square` is white on the sport's colour, `line` uses the text colour. */
  variant?: "square" | "line";
  /** Width and height in px. */
  size?: number;
}

/** The icon of a sport. Decorative: always name the sport in text too. */
export function SportIcon({ discipline, variant = "square", size = 24 }: SportIconProps) {
  const shape = SHAPES[discipline];
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
