import { Button } from "@mantine/core";
import { IconChevronLeft, IconPrinter } from "@tabler/icons-react";
import { currentWeek, type IsoDate } from "@triplan/domain";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { DownloadButton } from "../../shared/files/download-button.tsx";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { MissingPage } from "../../shared/loading/missing-page.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { isNotFound } from "../../shared/network/is-not-found.ts";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { useFeature } from "../../shared/network/use-feature.ts";
import { PaperChoice } from "../../shared/paper/paper-choice.tsx";
import { usePaper } from "../../shared/paper/use-paper.ts";
import {
  printSeasonPath,
  printWeekPath,
  seasonPdfPath,
  weekPdfPath,
} from "../../shared/plans/print-path.ts";
import segments from "../../shared/forms/segments.module.css";
import styles from "./print-page.module.css";
import { SeasonSheet } from "./season-sheet.tsx";
import { WeekSheet } from "./week-sheet.tsx";

interface BarProps {
  plan: PlanRow;
  today: IsoDate;
  /** Null for the season. */
  week: number | null;
  choice: ReturnType<typeof usePaper>;
}

/** What is printed, on which paper, and the two ways to it. */
function Bar({ plan, today, week, choice: { paper, choose } }: BarProps) {
  const hasPdf = useFeature("pdf-export");
  const shownWeek = week ?? currentWeek(plan.startDate, today, plan.totalWeeks);
  const pdf = week === null ? seasonPdfPath(plan.id, paper) : weekPdfPath(plan.id, week, paper);
  return (
    <div className={styles.bar}>
      <Button
        component={Link}
        to="/take-along"
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
      >
        Take it with you
      </Button>
      <nav className={segments.segments} aria-label="Sheet">
        <Link
          to={printWeekPath(plan.id, shownWeek)}
          aria-current={week === null ? undefined : "page"}
        >
          Week {shownWeek}
        </Link>
        <Link to={printSeasonPath(plan.id)} aria-current={week === null ? "page" : undefined}>
          Season
        </Link>
      </nav>
      <span className={styles.space} />
      <PaperChoice value={paper} onChange={choose} />
      {hasPdf && <DownloadButton path={pdf} label="PDF" name="Download as PDF" />}
      <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

export interface PrintPageProps {
  plan: PlanRow;
  today: IsoDate;
  /** Null for the season. */
  week: number | null;
}

/** A week or the season of a plan as a page of paper, to print or to download. */
export function PrintPage({ plan, today, week }: PrintPageProps) {
  const choice = usePaper();
  const weekQuery = trpc.paper.week.useQuery(
    { planId: plan.id, week: week ?? 0 },
    { enabled: week !== null },
  );
  const seasonQuery = trpc.paper.season.useQuery({ planId: plan.id }, { enabled: week === null });
  const { error, isFetching, refetch } = week === null ? seasonQuery : weekQuery;
  const { paper } = choice;
  useDocumentTitle(week === null ? "Print the season" : `Print week ${week}`);
  let sheet: ReactNode = null;
  if (week === null) {
    sheet = seasonQuery.data && <SeasonSheet season={seasonQuery.data} paper={paper} />;
  } else {
    sheet = weekQuery.data && <WeekSheet week={weekQuery.data} paper={paper} />;
  }
  if (!sheet && error && isNotFound(error)) return <MissingPage title="Week not found" />;
  if (!sheet && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!sheet) return <PageSpinner />;
  return (
    <div className={styles.page}>
      <Bar plan={plan} today={today} week={week} choice={choice} />
      {sheet}
    </div>
  );
}
