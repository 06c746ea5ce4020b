import { VisuallyHidden } from "@mantine/core";
import { DISCIPLINES, type Paper } from "@triplan/domain";
import { SHEET_TEXTS } from "@triplan/paper";
import { Fragment } from "react";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { Box, Sheet, SheetHead } from "./sheet.tsx";
import styles from "./season-sheet.module.css";

type Season = RouterOutputs["paper"]["season"];
type Week = Season["phases"][number]["weeks"][number];
type Mark = Week["marks"][number];

const HoursBar = ({ week: { minutes, share, isRecovery, bySport } }: { week: Week }) => (
  <>
    <VisuallyHidden>{bySport}</VisuallyHidden>
    <div
      className={styles.bar}
      style={{ width: `${share * 100}%` }}
      data-recovery={isRecovery || undefined}
      aria-hidden
    >
      {DISCIPLINES.map(
        (sport) =>
          minutes[sport] > 0 && (
            <i key={sport} data-sport={sport} style={{ flexGrow: minutes[sport] }} />
          ),
      )}
    </div>
  </>
);

const MarkText = ({ mark }: { mark: Mark }) =>
  mark.kind === "note" ? (
    mark.text
  ) : (
    <>
      <b>
        {SHEET_TEXTS.race(mark.priority)}: <bdi>{mark.name}</bdi>,
      </b>{" "}
      {mark.date}
    </>
  );

const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map((mark, index) => (
    <Fragment key={mark.kind === "note" ? mark.text : mark.name}>
      {index > 0 && " · "}
      <MarkText mark={mark} />
    </Fragment>
  ));

const [WEEK, DATES, BAR, ...FIGURES] = SHEET_TEXTS.columns;

const Head = () => (
  <thead>
    <tr>
      <th scope="col" colSpan={2}>
        <VisuallyHidden>Phase</VisuallyHidden>
      </th>
      <th scope="col">{WEEK}</th>
      <th scope="col">{DATES}</th>
      <th scope="col">{BAR}</th>
      {FIGURES.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

const Row = ({ week, phase }: { week: Week; phase: { name: string; weeks: number } | null }) => (
  <tr>
    {phase && (
      <th scope="rowgroup" rowSpan={phase.weeks} className={styles.phase}>
        {phase.name}
      </th>
    )}
    <td className={styles.tick}>
      <Box />
    </td>
    <th scope="row" className={styles.week}>
      {week.week}
    </th>
    <td className={styles.dates}>{week.dates}</td>
    <td className={styles.hours}>
      <HoursBar week={week} />
    </td>
    <td className={styles.figure}>
      <b>{week.hours}</b>
    </td>
    <td className={styles.figure}>
      <small>Ride </small>
      {week.ride}
    </td>
    <td className={styles.figure}>
      <small>Run </small>
      {week.run}
    </td>
    <td className={styles.marks}>
      <Marks marks={week.marks} />
    </td>
  </tr>
);

/** The printed page of a season. */
export function SeasonSheet({ season, paper }: { season: Season; paper: Paper }) {
  return (
    <Sheet paper={paper} content={season} label="Season on paper">
      <SheetHead title={season.planName} beside={season.span} below={season.race}>
        <p>{SHEET_TEXTS.total(season.hours)}</p>
        <p>{SHEET_TEXTS.printed(season.printedOn)}</p>
      </SheetHead>
      <table className={styles.table}>
        <Head />
        {season.phases.map(({ name, weeks }) => (
          <tbody key={weeks[0]?.week}>
            {weeks.map((week, index) => (
              <Row
                key={week.week}
                week={week}
                phase={index === 0 ? { name, weeks: weeks.length } : null}
              />
            ))}
          </tbody>
        ))}
      </table>
      <footer className={styles.foot}>
        <p className={styles.legend}>
          {season.sports.map(({ sport, name }) => (
            <span key={sport}>
              <i data-sport={sport} />
              {name}
            </span>
          ))}
          <span>{SHEET_TEXTS.longest}</span>
        </p>
        <p>{SHEET_TEXTS.recovery}</p>
      </footer>
    </Sheet>
  );
}
