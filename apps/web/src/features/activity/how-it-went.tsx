import {
  formatClock,
  figureText,
  type RecordedSteps,
  type Units,
  capitalized,
} from "@triplan/domain";
import { ChartCursor, Glyph, useUnits } from "@triplan/ui";
import { useMemo } from "react";
import panel from "./activity-page.module.css";
import type { DetailedActivity } from "./activity-types.ts";
import styles from "./how-it-went.module.css";
import { speedFigure } from "./measures.ts";
import { mainSetSentence, stretchName, type ComparedStretch } from "./step-words.ts";
import { TraceChart } from "./trace-chart.tsx";
import { TraceTable } from "./trace-table.tsx";
import { tracesOf, type Trace } from "./traces.ts";

const MAX_PARTS = 240;

interface HowItWentProps {
  activity: DetailedActivity;
  foundBy: RecordedSteps["foundBy"];
  stretches: readonly ComparedStretch[];
}

/** What was measured over time, above the planned intervals; or why there is nothing to draw. */
export function HowItWent({ activity, foundBy, stretches }: HowItWentProps) {
  const units = useUnits();
  const { stream, family, duration } = activity;
  const seconds = Math.max(duration, (stream?.time.at(-1) ?? 0) + 1);
  const count = Math.min(MAX_PARTS, stream?.time.length ?? 0);
  const traces = useMemo(
    () => (stream ? tracesOf({ family, stream, stretches, units, seconds, count }) : []),
    [family, stream, stretches, units, seconds, count],
  );
  const sentence = mainSetSentence(stretches);
  const startOf = (part: number) => (part * seconds) / count;
  const textOf = (part: number) => readOut(part, startOf(part), traces, stretches);
  return (
    <section className={panel.panel} aria-labelledby="how-it-went">
      <div className={panel.head}>
        <h2 id="how-it-went">How it went</h2>
        {traces.length > 0 && <Legend traces={traces} hasSteps={stretches.length > 0} />}
      </div>
      {sentence && <p className={panel.lead}>{sentence}</p>}
      {(foundBy === "time" || foundBy === "effort") && (
        <p className={panel.note}>{FOUND_WITHOUT_LAPS[foundBy]}</p>
      )}
      {traces.length === 0 ? (
        <p className={panel.muted}>{WITHOUT_DETAIL[reasonOf(activity)]}</p>
      ) : (
        <>
          <ChartCursor
            label={`${listed(traces)} over time`}
            count={count}
            start={0}
            isBars
            textOf={textOf}
            className={styles.chart}
          >
            <div aria-hidden>
              {traces.map((trace) => (
                <TraceChart
                  key={trace.measure}
                  trace={trace}
                  summary={summaryOf(trace, activity, units)}
                />
              ))}
            </div>
          </ChartCursor>
          <Axis seconds={seconds} />
          <TraceTable traces={traces} startOf={startOf} />
        </>
      )}
      {activity.source !== "manual" && (
        <p className={styles.map}>
          <Glyph name="lock" size={12} />
          No map: Triplan does not keep where you were.
        </p>
      )}
    </section>
  );
}

const FOUND_WITHOUT_LAPS = {
  effort:
    "The laps do not follow the steps. Each step was found where your effort changed, to within a few seconds.",
  time: "The laps do not follow the steps. Each step is read at its planned time, so its edges may be off.",
} as const;

const WITHOUT_DETAIL = {
  hand: "You entered this one by hand, so there is no pace or heart rate over time to show.",
  watch:
    "This recording came without samples, so there is no pace or heart rate over time to show.",
  space:
    "Your recordings fill the space that this server has for you, so a new one from the watch is kept without pace or heart rate over time. Undo an import or delete activities.",
} as const;

function reasonOf({ source, isSpaceFull }: DetailedActivity): keyof typeof WITHOUT_DETAIL {
  if (source === "manual") return "hand";
  return isSpaceFull ? "space" : "watch";
}

const listed = (traces: readonly Trace[]) => {
  const text = traces.map(({ name }) => name.toLowerCase()).join(", ");
  return capitalized(text);
};

/** "0:10:30: pace 8:04/mi, heart rate 158 bpm; 1st of 3". */
function readOut(
  part: number,
  at: number,
  traces: readonly Trace[],
  stretches: readonly ComparedStretch[],
): string {
  const measured = traces.flatMap(({ name, values, format, unit }) => {
    const value = values[part] ?? null;
    return value === null
      ? []
      : `${name.toLowerCase()} ${figureText({ value: format(value), unit })}`;
  });
  const step = stretches.find(
    ({ recordedStart, recordedSeconds }) =>
      at >= recordedStart && at < recordedStart + recordedSeconds,
  );
  const figures = measured.length > 0 ? measured.join(", ") : "not measured";
  return `${formatClock(at)}: ${figures}${step ? `; ${stretchName(step)}` : ""}`;
}

function summaryOf({ measure }: Trace, activity: DetailedActivity, units: Units): string {
  const { family, averageHeartRate, maxHeartRate, averagePower, normalizedPower } = activity;
  if (measure === "speed") {
    const figure = speedFigure(family, meanSpeed(activity), units);
    return figure ? `average ${figureText(figure)}` : "";
  }
  if (measure === "power") {
    const normalized =
      normalizedPower === null ? "" : `, normalized ${Math.round(normalizedPower)}`;
    return averagePower === null ? "" : `average ${Math.round(averagePower)}${normalized} W`;
  }
  const highest = maxHeartRate === null ? "" : `, highest ${Math.round(maxHeartRate)}`;
  return averageHeartRate === null ? "" : `average ${Math.round(averageHeartRate)}${highest} bpm`;
}

const meanSpeed = ({ averageSpeed, distance, duration }: DetailedActivity): number | null =>
  averageSpeed ?? (distance && duration ? distance / duration : null);

const Legend = ({ traces, hasSteps }: { traces: readonly Trace[]; hasSteps: boolean }) => (
  <ul className={styles.legend} aria-hidden>
    {hasSteps && (
      <li>
        <span className={styles.stepSwatch} />
        planned steps
      </li>
    )}
    {traces.map(({ measure, name }) => (
      <li key={measure}>
        <span className={styles.swatch} data-measure={measure} />
        {name.toLowerCase()}
      </li>
    ))}
  </ul>
);

const AXIS_STEPS = [300, 600, 900, 1800, 3600, 7200, 14_400];
const MAX_LABELS = 6;

function Axis({ seconds }: { seconds: number }) {
  const step = AXIS_STEPS.find((each) => seconds / each <= MAX_LABELS) ?? seconds;
  const labels = Array.from({ length: Math.floor(seconds / step) + 1 }, (_, at) => at * step);
  return (
    <div className={styles.axis} aria-hidden>
      {labels.map((at) => (
        <span key={at} style={{ left: `${(at / seconds) * 100}%` }}>
          {formatClock(at).slice(0, -3)}
        </span>
      ))}
    </div>
  );
}
