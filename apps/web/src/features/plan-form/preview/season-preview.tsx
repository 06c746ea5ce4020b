import {
  isSerious,
  type PlanRequest,
  type SeasonPreview as Season,
  type SeasonWeek,
} from "@triplan/plan-engine";
import { memo } from "react";
import { MonthRow, PhaseStrip, SeasonBars, type SeasonBarWeek } from "@triplan/ui";
import type { PlanFacts } from "../draft/plan-facts.ts";
import styles from "./plan-preview.module.css";
import { OptimisedSeason } from "./optimised-season.tsx";
import { sampleWeekOf } from "../../../shared/plan-generator/sample-week-of.ts";
import { SentenceOfSeason } from "./sentence-of-season.tsx";
import type { PlanPreview } from "./use-planned-preview.ts";

const CHART_PX = 96;
/** Grey placeholder while there is no season. */
const NO_SEASON: readonly SeasonBarWeek[] = [
  5, 6, 7, 4, 7, 8, 9, 6, 9, 10, 11, 7, 11, 12, 8, 5,
].map((minutes, index) => ({ week: index + 1, minutes, phase: "base", isRecovery: false }));

interface SeasonPreviewProps {
  facts: PlanFacts;
  /** False while the values make no plan. */
  isPlan: boolean;
  preview: PlanPreview | null;
  hasFailed: boolean;
}

/** Why there is no season to see. */
function reasonOf({ facts, isPlan, hasFailed }: SeasonPreviewProps): string {
  if (!isPlan) {
    return "Enter distances and at least three training days, one of them endurance, to see your season.";
  }
  if (!facts.raceDate) return "Choose a race date in the next two years to see your weeks.";
  return hasFailed
    ? "The preview could not be loaded. Your plan can be generated without it."
    : "Laying out your season…";
}

export function SeasonPreview(props: SeasonPreviewProps) {
  const { facts, preview } = props;
  if (!preview || !facts.raceDate) {
    return (
      <section className={styles.part} aria-label="Season">
        <EmptySeason text={reasonOf(props)} />
      </section>
    );
  }
  const { request, season } = preview;
  return <SeasonOf {...{ request, season }} hours={facts.overview.weeklyHours} />;
}

interface SeasonOfProps {
  request: PlanRequest;
  season: Season;
  /** Hours of the athlete's week. */
  hours: number;
}

/** Not rendered again until the next season is known. */
const SeasonOf = memo(function SeasonOf({ request, season, hours }: SeasonOfProps) {
  const isDropped = season.limits.some(({ kind }) => kind === "load");
  return (
    <section className={styles.part} aria-label="Season">
      <SentenceOfSeason weeks={season.weeks} />
      <SeasonBars
        weeks={season.weeks}
        caption="Planned hours of each week"
        height={CHART_PX}
        available={hours * 60}
        now={nowLine(request.now.weeklyHours, hours)}
        {...ringOf(season.weeks)}
      />
      <div className={styles.strip}>
        <PhaseStrip weeks={season.weeks} />
        <MonthRow
          startDate={request.startDate}
          raceDate={request.raceDate}
          weeks={request.totalWeeks}
        />
      </div>
      {request.optimiseLoad && !isDropped && (
        <OptimisedSeason weeks={season.weeks} optimised={season.optimised} />
      )}
      {season.limits
        .filter((limit) => !isSerious(limit))
        .map(({ kind, text }) => (
          <p key={kind} className={styles.warning}>
            {text}
          </p>
        ))}
    </section>
  );
});

/** Minutes now, or 0 above the hours of the week: a higher line would shrink the bars. */
const nowLine = (now: number | null, given: number) => (now === null || now > given ? 0 : now * 60);

const ringOf = (weeks: readonly SeasonWeek[]) => {
  const sample = sampleWeekOf(weeks);
  return sample ? { ringed: sample.week } : {};
};

const EmptySeason = ({ text }: { text: string }) => (
  <div className={styles.empty}>
    <SeasonBars weeks={NO_SEASON} caption="" height={CHART_PX} isEmpty />
    <p>{text}</p>
  </div>
);
