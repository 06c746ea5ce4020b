import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconInfoCircle } from "@tabler/icons-react";
import {
  daysBetween,
  formatClock,
  formatDayAndMonth,
  formatPace,
  type Track,
} from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { Link } from "react-router-dom";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { planViewPath } from "../../../shared/plans/plan-view.ts";
import styles from "./headline.module.css";
import type { Progress } from "./progress-types.ts";
import { tirednessText, trackTexts } from "./track-texts.ts";

interface HeadlineProps {
  plan: PlanRow;
  progress: Progress;
  onAdjust: () => void;
}

const ICONS = {
  "not-enough": <IconInfoCircle size={18} aria-hidden />,
  "on-plan": <Glyph name="check" size={18} />,
  behind: <Glyph name="shorter" size={18} />,
  change: <IconAdjustmentsHorizontal size={18} aria-hidden />,
} as const satisfies Record<Progress["track"]["state"], unknown>;

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

/** The answer to "Am I on track?", and four facts beside it. */
export function Headline({ plan, progress, onAdjust }: HeadlineProps) {
  const { track } = progress;
  const { headline, detail } = trackTexts(track);
  const gapWeek = track.hasUnanswered ? progress.fitness.unansweredWeeks.at(-1) : undefined;
  const tiredness = tirednessText(progress.signals);
  return (
    <section className={styles.panel} aria-label="On plan, or not">
      <div className={styles.answer} data-state={track.state}>
        <span className={styles.icon}>{ICONS[track.state]}</span>
        <div className={styles.words}>
          <h2>{headline}</h2>
          <p>{detail}</p>
          {tiredness !== "" && <p className={styles.sign}>{tiredness}</p>}
        </div>
        <NextSteps plan={plan} track={track} onAdjust={onAdjust} />
        {gapWeek !== undefined && (
          <Button component={Link} to={planViewPath("week", gapWeek)} variant="default">
            Open week {gapWeek}
          </Button>
        )}
      </div>
      <Facts plan={plan} progress={progress} />
    </section>
  );
}

/** What to do about a plan that does not fit: answer a proposal, or adjust it. */
function NextSteps({ plan, track, onAdjust }: Omit<HeadlineProps, "progress"> & { track: Track }) {
  const { state, isAsked } = track;
  const isChange = state === "change";
  return (
    <>
      {isAsked && (
        <Button
          variant={isChange ? "filled" : "default"}
          component={Link}
          to={`/proposals?plan=${plan.id}`}
        >
          Open proposals
        </Button>
      )}
      {(isChange || (state === "behind" && !isAsked)) && (
        <Button variant={isChange && !isAsked ? "filled" : "default"} onClick={onAdjust}>
          Adjust Training Plan
        </Button>
      )}
    </>
  );
}

function Facts({ plan, progress }: Pick<HeadlineProps, "plan" | "progress">) {
  const { finish, today } = progress;
  const days = Math.max(0, daysBetween(today, plan.raceDate));
  const toFind = finish.goalSeconds === null ? null : finish.seconds - finish.goalSeconds;
  const change = finish.startSeconds - finish.seconds;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <span dir="auto">{plan.name}</span>, {formatDayAndMonth(plan.raceDate)}
        </dt>
        <dd>{days === 1 ? "1 day" : `${days} days`}</dd>
      </div>
      <div>
        <dt>Form on race morning</dt>
        <dd>{raceForm(progress.fitness)}</dd>
      </div>
      <div>
        <dt>Predicted finish, at current paces</dt>
        <dd>
          {formatClock(finish.seconds)}{" "}
          <small>
            ± {finish.errorPercent} %
            {change !== 0 && `, ${formatClock(finish.startSeconds)} in week 1`}
          </small>
        </dd>
      </div>
      <div>
        <dt>Your goal</dt>
        <dd>
          {finish.goalSeconds === null ? "None" : formatClock(finish.goalSeconds)}{" "}
          {toFind !== null && <small>{toFindText(toFind)}</small>}
        </dd>
      </div>
    </dl>
  );
}

const HOUR = 3600;

const toFindText = (seconds: number) =>
  seconds > 0
    ? `${seconds < HOUR ? formatPace(seconds) : formatClock(seconds)} faster than predicted`
    : "within reach at current paces";

function raceForm({ race, isReliable }: Progress["fitness"]) {
  if (!race || (!isReliable && !race.isPlanned)) return <small>Not enough recordings yet</small>;
  const note = race.isPlanned ? "as planned" : race.word;
  return (
    <>
      {signed(Math.round(race.form))} <small>{note}</small>
    </>
  );
}
