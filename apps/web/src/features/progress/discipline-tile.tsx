import { Progress } from "@mantine/core";
import { figureText, planPaceFigure, type Discipline } from "@triplan/domain";
import { classes, SportIcon, sportClass, useUnits } from "@triplan/ui";
import styles from "./progress-card.module.css";

interface TileTexts {
  name: string;
  what: string;
  /** Fixed placeholder. */
  gain: string;
  bar: number;
}

const TILES = {
  swim: {
    name: "Swimming",
    what: "pace",
    gain: "+8% pace",
    bar: 65,
  },
  bike: { name: "Cycling", what: "speed", gain: "+12% power", bar: 78 },
  run: {
    name: "Running",
    what: "pace",
    gain: "+5% pace",
    bar: 58,
  },
} as const satisfies Record<Discipline, TileTexts>;

interface DisciplineTileProps {
  discipline: Discipline;
  /** Swim in s per 100 m, bike in mph, run in s per mile. */
  current: number;
  target: number;
}

/** Current and target pace of a sport, with the placeholder for the gain. */
export function DisciplineTile({ discipline, current, target }: DisciplineTileProps) {
  const { name, what, gain, bar } = TILES[discipline];
  const units = useUnits();
  const textOf = (pace: number) => figureText(planPaceFigure(discipline, pace, units));
  return (
    <section className={classes(styles.tile, sportClass(discipline))} aria-label={name}>
      <div className={styles.tileHead}>
        <SportIcon discipline={discipline} variant="line" size={20} />
        <h3>{name}</h3>
        <span className={styles.gain}>{gain}</span>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Current {what}</dt>
          <dd>{textOf(current)}</dd>
        </div>
        <div>
          <dt>Target {what}</dt>
          <dd>{textOf(target)}</dd>
        </div>
      </dl>
      <Progress
        size={6}
        radius={3}
        color="var(--sport)"
        value={bar}
        aria-label={`${name} progress`}
      />
    </section>
  );
}
