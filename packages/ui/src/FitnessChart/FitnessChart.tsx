import type { ReactNode } from "react";
import { ChartCursor } from "../ChartCursor/ChartCursor.tsx";
import { Legend, Swatch } from "../Legend/Legend.tsx";
import { chartScale, linePath, scaleTicks, type ChartScale } from "./chart-scale.ts";
import styles from "./FitnessChart.module.css";

/** Values on the morning of a day, in training load per day. */
export interface FitnessPoint {
  fitness: number;
  fatigue: number;
  form: number;
}

export interface FitnessChartProps {
  /** Each morning of the season, including race morning. */
  planned: readonly FitnessPoint[];
  /** Each past morning as measured; empty when unknown. */
  done: readonly FitnessPoint[];
  /** From today's morning to race morning, if all that is open is done; empty when unknown. */
  projected?: readonly FitnessPoint[];
  /** Index of today's morning; not shown outside the season. */
  today: number;
  /** Index of the shown week's first morning. */
  shown?: number;
  /** Index of the first morning of each recovery week. */
  recovery?: readonly number[];
  /** Days without training, or with less: index of the first morning, and their number. */
  timeOff?: readonly { from: number; days: number }[];
  /** Races before the last morning, with their letters. */
  races?: readonly { day: number; letter: string }[];
  /** Weeks below the chart, as wide as it. */
  axis: ReactNode;
  /** Links over its weeks, as in `ChartCursor`. */
  links?: ReactNode;
  /** The figures of a morning, in words. */
  textOf: (index: number) => string;
}

type Curve = keyof FitnessPoint;

/** Names first; the tooltip adds the codes that coaches use. */
export const CURVES: readonly { curve: Curve; name: string; code: string }[] = [
  { curve: "fitness", name: "Fitness", code: "CTL, chronic training load" },
  { curve: "fatigue", name: "Fatigue", code: "ATL, acute training load" },
  { curve: "form", name: "Form", code: "TSB, training stress balance" },
];

interface LinesProps extends Required<Pick<FitnessChartProps, "planned" | "done" | "projected">> {
  scale: ChartScale;
}

/** What was planned until today is thinner, so that what was done leads. */
function Lines({ planned, done, projected, scale }: LinesProps) {
  const hasDone = done.length > 1;
  const past = hasDone ? planned.slice(0, done.length) : [];
  const ahead = hasDone && projected.length > 0 ? projected : planned;
  const from = planned.length - ahead.length;
  return CURVES.map(({ curve }) => (
    <g key={curve} data-curve={curve}>
      <path
        className={styles.past}
        d={linePath(
          past.map((day) => day[curve]),
          scale,
        )}
      />
      <path
        className={styles.planned}
        d={linePath(
          ahead.map((day) => day[curve]),
          scale,
          from,
        )}
      />
      {hasDone && (
        <path
          className={styles.done}
          d={linePath(
            done.map((day) => day[curve]),
            scale,
          )}
        />
      )}
    </g>
  ));
}

const FitnessLegend = ({ done, recovery, timeOff }: FitnessChartProps) => (
  <Legend
    items={[
      ...CURVES.map(({ curve, name }) => ({
        name,
        sign: (
          <span className={styles.sign} data-curve={curve}>
            <Swatch kind="line" />
          </span>
        ),
      })),
      { name: "planned", sign: <Swatch kind="dashed" /> },
      ...(done.length > 1 ? [{ name: "done", sign: <Swatch kind="line" /> }] : []),
      ...(recovery?.length ? [{ name: "recovery week", sign: <Swatch kind="hatch" /> }] : []),
      ...(timeOff?.length ? [{ name: "time off", sign: <Swatch kind="band" /> }] : []),
    ]}
  />
);

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** The three values of race morning at the end of their lines, apart from each other. */
function Ends({ last, scale }: { last: FitnessPoint; scale: ChartScale }) {
  const ends = CURVES.map(({ curve, name }) => {
    const value = Math.round(last[curve]);
    return { curve, name, text: curve === "form" ? signed(value) : value, y: scale.y(last[curve]) };
  }).toSorted((a, b) => a.y - b.y);
  const tops: number[] = [];
  for (const { y } of ends) tops.push(Math.max(y, (tops.at(-1) ?? -Infinity) + END_HEIGHT));
  return ends.map(({ curve, name, text }, index) => (
    <span key={curve} className={styles.end} style={{ top: percent((tops[index] ?? 0) / 200) }}>
      <b>{text}</b> {name}
    </span>
  ));
}

/** Height of a label in the units of the chart. */
const END_HEIGHT = 17;

const percent = (share: number) => `${share * 100}%`;

/**
 * Fitness, fatigue and form of a season: planned dashed, measured solid, today as a line. Add a
 * sentence and a table.
 */
export function FitnessChart(props: FitnessChartProps) {
  const { planned, done, projected = [], today, shown, axis, links, textOf } = props;
  const { recovery = [], timeOff = [], races = [] } = props;
  const scale = chartScale([...planned, ...done, ...projected], planned.length);
  const last = projected.at(-1) ?? planned.at(-1);
  const isSeason = today >= 0 && today < planned.length;
  return (
    <figure className={styles.figure}>
      <FitnessLegend {...props} />
      <ChartCursor
        label="Fitness, fatigue and form of each day"
        count={planned.length}
        start={today}
        textOf={textOf}
        className={styles.plot}
        links={links}
      >
        {shown !== undefined && (
          <span
            className={styles.shown}
            style={{ left: percent(scale.x(shown)), width: percent(scale.x(7)) }}
          />
        )}
        {recovery.map((from) => (
          <span
            key={from}
            className={styles.recovery}
            style={{ left: percent(scale.x(from)), width: percent(scale.x(7)) }}
          />
        ))}
        {timeOff.map(({ from, days }) => (
          <span
            key={from}
            className={styles.timeOff}
            style={{ left: percent(scale.x(from)), width: percent(scale.x(days)) }}
          />
        ))}
        {scaleTicks(scale).map((value) => (
          <span
            key={value}
            className={styles.tick}
            style={{ top: percent(scale.y(value) / 200) }}
            aria-hidden
          >
            {value}
          </span>
        ))}
        <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden>
          <path className={styles.zero} d={`M0 ${scale.y(0)}H1000`} />
          <Lines planned={planned} done={done} projected={projected} scale={scale} />
        </svg>
        {isSeason && (
          <span className={styles.today} style={{ left: percent(scale.x(today)) }} aria-hidden>
            <span data-flips={scale.x(today) > 0.8 || undefined}>Today</span>
          </span>
        )}
        {races.map(({ day, letter }) => (
          <span
            key={day}
            className={styles.onTheWay}
            style={{ left: percent(scale.x(day)) }}
            aria-hidden
          >
            <b data-letter={letter}>{letter}</b>
          </span>
        ))}
        <span className={styles.race} aria-hidden>
          <b>A</b>
        </span>
        <div aria-hidden>{last && <Ends last={last} scale={scale} />}</div>
      </ChartCursor>
      <div className={styles.axis}>{axis}</div>
    </figure>
  );
}
