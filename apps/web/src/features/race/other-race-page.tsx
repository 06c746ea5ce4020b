import { Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import {
  daysBetween,
  finishOf,
  formatDate,
  formatDateWithDay,
  RACE_KIND_NAMES,
} from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { useToday } from "../../shared/dates/today.ts";
import { formatSplit } from "../../shared/goal/goal-texts.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { MissingPage } from "../../shared/loading/missing-page.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { trpc } from "../../shared/network/trpc.ts";
import { legsText } from "../../shared/races/legs-text.ts";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import { ofRaceOnTheWay, type RaceOnTheWay } from "./model/race-types.ts";
import styles from "./race-hero.module.css";
import { AfterRaceOnTheWay } from "./result/next-steps.tsx";
import { ResultPanel } from "./result/result-panel.tsx";
import page from "./styles/race-page.module.css";
import { Fact } from "./times/fact.tsx";
import times from "./times/race-times.module.css";

/** A race on the way to the plan's own: its times, and the result from race day on. */
export function OtherRacePage({ planId, raceId }: { planId: number; raceId: number }) {
  const query = trpc.races.read.useQuery({ planId, raceId }, { staleTime: 0 });
  const { data, error, isFetching, refetch } = query;
  useDocumentTitle(data?.race.name ?? "Race");
  const today = useToday();
  if (!data && error?.data?.reason === "not_found") return <MissingPage title="Race not found" />;
  if (!data && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageSpinner />;
  const result = (
    <ResultPanel race={ofRaceOnTheWay(data)}>
      <AfterRaceOnTheWay isStarted={data.result?.status !== "not-started"} />
    </ResultPanel>
  );
  return (
    <div className={page.page}>
      <Button
        variant="default"
        component={Link}
        to="/races"
        className={page.back ?? ""}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
      >
        Races
      </Button>
      {data.raceDate < today && result}
      <Hero race={data} days={daysBetween(today, data.raceDate)} />
      {data.raceDate === today && result}
    </div>
  );
}

function Hero({ race: { race, raceDate, times: forecast }, days }: HeroProps) {
  const units = useUnits();
  return (
    <section className={styles.hero} aria-labelledby="race">
      <div className={styles.left}>
        <p className={styles.countdown}>
          {days < 0 && "Race done"}
          {days === 0 && "Today"}
          {days > 0 && (
            <>
              <b>{days}</b>
              <span>{days === 1 ? "day to" : "days to"}</span>
            </>
          )}
        </p>
        <h1 id="race" className={styles.name}>
          <PriorityMark priority={race.priority} />
          <span dir="auto">{race.name}</span>
        </h1>
        <p>
          {formatDateWithDay(raceDate)}, week {race.week}
        </p>
        <p className={styles.muted}>
          {RACE_KIND_NAMES[race.kind]}, {legsText(race.distances, units)}
        </p>
      </div>
      <div className={times.times}>
        <dl className={times.facts}>
          {forecast.goalSeconds !== null && (
            <Fact name="Your goal" isStrong>
              {formatSplit(forecast.goalSeconds)}
            </Fact>
          )}
          <Fact name={days < 0 ? "Predicted before the race" : "Predicted at today’s paces"}>
            {formatSplit(finishOf(forecast.predicted))}{" "}
            <span className={times.error}>± {forecast.errorPercent} %</span>
          </Fact>
        </dl>
        {days > 0 && (
          <p className={times.note}>
            From {formatDate(raceDate)} on you can enter your result here. It can update your
            thresholds, and with them what your plan’s own race is predicted to take.
          </p>
        )}
      </div>
    </section>
  );
}

interface HeroProps {
  race: RaceOnTheWay;
  /** Days until the race; negative after it. */
  days: number;
}
