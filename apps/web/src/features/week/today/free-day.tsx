import { Button } from "@mantine/core";
import { formatClock, isInTimeOff, TIME_OFF_NAMES } from "@triplan/domain";
import { Link } from "react-router-dom";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import { racePath } from "../../../shared/plans/race-path.ts";
import type { RaceDay } from "../../../shared/races/use-race-days.ts";
import type { WeekDay } from "../model/week-model.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import type { AutoScheduleButtonProps } from "../moves/auto-schedule-button.tsx";
import { useBoard } from "../placing/use-board.tsx";
import { CalmDay } from "./calm-day.tsx";
import { restWords } from "./rest-words.ts";

export const countText = (count: number) =>
  count === 1 ? "1 exercise has" : `${count} exercises have`;

/** Gives the exercises of the week their days. */
export const PlaceThem = ({ auto }: { auto: AutoScheduleButtonProps }) => (
  <OnlineButton variant="default" disabled={auto.isPending} onClick={auto.run}>
    {auto.count === 1 ? "Place it" : "Place them"}
  </OnlineButton>
);

interface FreeDayProps {
  day: WeekDay<ExerciseRow>;
  yesterday: readonly ExerciseRow[];
  plan: PlanRow;
  auto: AutoScheduleButtonProps;
}

/** A day without exercises: rest, or exercises of the week that have no day yet. */
export function FreeDay({ day, yesterday, plan, auto }: FreeDayProps) {
  const timeOff = useBoard().timeOff.find((each) => isInTimeOff(each, day.date));
  if (timeOff) {
    const isUnwell = timeOff.kind === "ill" || timeOff.kind === "injured";
    return (
      <CalmDay title={`Time off: ${TIME_OFF_NAMES[timeOff.kind].toLowerCase()}`}>
        <p>{isUnwell ? "Get well first. Your plan waits for you." : "Nothing is planned today."}</p>
      </CalmDay>
    );
  }
  if (auto.count > 0 && day.capacity > 0) {
    return (
      <>
        <CalmDay title="Nothing planned">
          <p>{countText(auto.count)} no day yet this week.</p>
        </CalmDay>
        <PlaceThem auto={auto} />
      </>
    );
  }
  const isTrainingDay = day.capacity > 0;
  const words = restWords({ today: day.date, raceDate: plan.raceDate, isTrainingDay, yesterday });
  return (
    <CalmDay title={words.title}>
      {words.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </CalmDay>
  );
}

/** The day of a race on the way to the plan's own race. */
export const OtherRaceWords = ({ race }: { race: RaceDay }) => (
  <>
    <CalmDay isRace title="Race day">
      <p>
        <bdi>{race.name}</bdi>.{" "}
        {race.priority === "B"
          ? "Race it well, and start easier than you feel."
          : "A training day with a number: enjoy it."}
      </p>
      {race.goalSeconds !== null && <p>Your goal: {formatClock(race.goalSeconds)}.</p>}
    </CalmDay>
    <Button component={Link} to="/races" variant="default">
      Open your races
    </Button>
  </>
);

export const RaceDayWords = ({ plan }: { plan: PlanRow }) => (
  <>
    <CalmDay isRace title="Race day">
      <p>
        <bdi>{plan.name}</bdi>. Trust your training and start easier than you feel.
      </p>
      {plan.goalFinishTime && <p>Your goal: {plan.goalFinishTime.replace(/^0/, "")}.</p>}
    </CalmDay>
    <Button component={Link} to={racePath(plan.id)} variant="default">
      Open your race
    </Button>
  </>
);
