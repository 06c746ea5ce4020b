import { VisuallyHidden } from "@mantine/core";
import type { Paper } from "@triplan/domain";
import { SHEET_TEXTS } from "@triplan/paper";
import { Glyph, SportIcon } from "@triplan/ui";
import type { ReactNode } from "react";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { Box, Sheet, SheetHead } from "./sheet.tsx";
import styles from "./week-sheet.module.css";

type Week = RouterOutputs["paper"]["week"];
type Day = Week["days"][number];
type Exercise = Day["exercises"][number];

const KeyStar = () => (
  <>
    <Glyph name="star" size={11} />
    <VisuallyHidden>Key session: </VisuallyHidden>
  </>
);

const Steps = ({ steps, description }: Pick<Exercise, "steps" | "description">) =>
  steps.length === 0 ? (
    <p className={styles.description}>{description}</p>
  ) : (
    <dl className={styles.steps}>
      {steps.map(({ name, text, isMain }) => (
        <div key={`${name} ${text}`} data-main={isMain || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );

function ExerciseRow({ exercise }: { exercise: Exercise }) {
  const { sport, hours, name, isKey, summary, state } = exercise;
  return (
    <li className={styles.exercise}>
      <Box isTicked={state === "done"} />
      <SportIcon discipline={sport} variant="line" size={18} />
      <b className={styles.hours}>{hours}</b>
      <div className={styles.what}>
        <h3>
          {isKey && <KeyStar />}
          {name}{" "}
          <span>
            {summary}
            {state === "skipped" && `, ${SHEET_TEXTS.skipped}`}
          </span>
        </h3>
        <Steps {...exercise} />
      </div>
      <div className={styles.record}>
        {SHEET_TEXTS.record.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </li>
  );
}

interface DayRowProps extends Pick<Day, "exercises" | "hours"> {
  title: ReactNode;
  children?: ReactNode;
}

const DayRow = ({ title, hours, exercises, children }: DayRowProps) => (
  <section className={styles.day}>
    <h2>
      {title} {hours !== null && <span>{hours}</span>}
    </h2>
    <div className={styles.plan}>
      {children}
      {exercises.length > 0 && (
        <ul>
          {exercises.map((exercise) => (
            <ExerciseRow key={exercise.id} exercise={exercise} />
          ))}
        </ul>
      )}
    </div>
  </section>
);

const Foot = ({ week: { totals, hours, zones } }: { week: Week }) => (
  <footer className={styles.foot}>
    <p className={styles.totals}>
      {totals.map(({ sport, name, hours: own }) => (
        <span key={sport}>
          <SportIcon discipline={sport} variant="line" size={15} />
          {name} <b>{own}</b>
        </span>
      ))}
      <span>
        {SHEET_TEXTS.together} <b>{hours}</b>
      </span>
      <span className={styles.done}>{SHEET_TEXTS.done}</span>
    </p>
    <p className={styles.legend}>
      <Glyph name="star" size={10} /> {SHEET_TEXTS.key} {zones.join(" · ")}
    </p>
  </footer>
);

/** The printed page of a week. */
export function WeekSheet({ week, paper }: { week: Week; paper: Paper }) {
  const { planName, phase, aim, daysLeft, days, unplaced } = week;
  return (
    <Sheet paper={paper} content={week} label={`Week ${week.week} on paper`}>
      <SheetHead
        title={`Week ${week.week}`}
        beside={week.dates}
        below={aim === "" ? phase : `${phase}. ${aim}`}
      >
        <p>
          <b>{daysLeft ?? SHEET_TEXTS.raceWeek}</b>{" "}
          <bdi>{daysLeft === null ? planName : SHEET_TEXTS.toRace(planName)}</bdi>
        </p>
        {daysLeft !== null && <p>{SHEET_TEXTS.atEnd}</p>}
      </SheetHead>
      {days.map(({ date, number, name, hours, notes, exercises, rest }) => (
        <DayRow
          key={date}
          title={
            <>
              <b>{number}</b> {name}
            </>
          }
          hours={hours}
          exercises={exercises}
        >
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              <bdi>{note}</bdi>
            </p>
          ))}
          {rest !== null && <p className={styles.rest}>{rest}</p>}
        </DayRow>
      ))}
      {unplaced.length > 0 && (
        <DayRow title={SHEET_TEXTS.noDay} hours={null} exercises={unplaced} />
      )}
      <Foot week={week} />
    </Sheet>
  );
}
