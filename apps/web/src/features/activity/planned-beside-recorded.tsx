import {
  formatPace,
  type AgainstTarget,
  type Discipline,
  type RecordedSteps,
} from "@triplan/domain";
import { classes, Glyph, useUnits, type GlyphName } from "@triplan/ui";
import panel from "./activity-page.module.css";
import { speedFigure } from "./measures.ts";
import styles from "./step-tables.module.css";
import {
  againstText,
  plannedLength,
  stretchName,
  targetText,
  type ComparedStretch,
} from "./step-words.ts";

interface PlannedBesideRecordedProps {
  type: Discipline;
  foundBy: RecordedSteps["foundBy"];
  stretches: readonly ComparedStretch[];
}

/** Each planned interval with what was recorded in it. */
export function PlannedBesideRecorded({ type, foundBy, stretches }: PlannedBesideRecordedProps) {
  const hasPower = stretches.some(({ power }) => power !== null);
  return (
    <section className={panel.panel} aria-labelledby="planned-beside-recorded">
      <h2 id="planned-beside-recorded">Planned beside recorded</h2>
      {foundBy === "none" ? (
        <p className={panel.muted}>
          Nothing in this recording shows where each step began, so the steps cannot be compared one
          by one.
        </p>
      ) : (
        <div className={panel.scroll}>
          <table className={classes(styles.table, styles.compared)}>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">
                  Recorded <span>planned</span>
                </th>
                <th scope="col">
                  {type === "bike" ? "Speed" : "Pace"} <span>target</span>
                </th>
                {hasPower && <th scope="col">W</th>}
                <th scope="col">bpm</th>
              </tr>
            </thead>
            <tbody>
              {stretches.map((stretch) => (
                <Row
                  key={`${stretch.start} ${stretch.interval.quantity}`}
                  type={type}
                  stretch={stretch}
                  hasPower={hasPower}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  type: Discipline;
  stretch: ComparedStretch;
  hasPower: boolean;
}

const SIGNS = {
  in: "check",
  below: "shorter",
  above: "longer",
} as const satisfies Record<AgainstTarget["side"], GlyphName>;

const whole = (value: number | null) => (value === null ? "–" : Math.round(value));

function Row({ type, stretch, hasPower }: RowProps) {
  const units = useUnits();
  const { kind, isRecovery, recordedSeconds, speed, power, heartRate, against } = stretch;
  return (
    <tr data-main={(kind === "main" && !isRecovery) || undefined}>
      <th scope="row">
        <b>{stretchName(stretch)}</b>
        {against && (
          <span className={styles.against} data-side={against.side}>
            <Glyph name={SIGNS[against.side]} />
            {againstText(type, against, units)}
          </span>
        )}
      </th>
      <td>
        <b>{formatPace(recordedSeconds)}</b> <span>{plannedLength(stretch, units)}</span>
      </td>
      <td>
        <b>{speedFigure(type, speed, units)?.value ?? "–"}</b>{" "}
        <span>{targetText(type, stretch, units)}</span>
      </td>
      {hasPower && <td>{whole(power)}</td>}
      <td>{whole(heartRate)}</td>
    </tr>
  );
}
