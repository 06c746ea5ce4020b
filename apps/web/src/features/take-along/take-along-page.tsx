import { PageHead } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { useFeature } from "../../shared/network/use-feature.ts";
import { trpc } from "../../shared/network/trpc.ts";
import { CalendarSection } from "./calendar-section.tsx";
import { PaperSection } from "./paper-section.tsx";
import { ShareSection } from "./share-section.tsx";
import styles from "./take-along.module.css";
import { WatchSection } from "./watch-section.tsx";
import ways from "./way-card.module.css";
import { useCalendarFeed } from "./use-calendar-feed.ts";

/** Ways to have the plan where training happens, each with its state and what it can do. */
export function TakeAlongPage() {
  useDocumentTitle("Take it with you");
  const plans = trpc.plans.list.useQuery();
  const hasLink = useFeature("plan-sharing");
  const { query: feed, isBusy, save, renew, turnOff } = useCalendarFeed();
  const failed = [plans, feed].find(({ data, error }) => !data && error);
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!plans.data || !feed.data) return <PageSpinner />;
  return (
    <div className={ways.page}>
      <PageHead
        title="Take it with you"
        description="Have your plan where training happens: in the calendar beside work and family, on the watch, on the fridge, or with your coach."
      />
      <div className={ways.ways}>
        <CalendarSection
          feed={feed.data.feed}
          plans={plans.data}
          isBusy={isBusy}
          onSave={save}
          onRenew={renew}
          onTurnOff={turnOff}
        />
        <WatchSection plans={plans.data} />
        {plans.data.length > 0 && <PaperSection plans={plans.data} />}
        {hasLink && plans.data.length > 0 && <ShareSection plans={plans.data} />}
      </div>
      {plans.data.length === 0 && (
        <p className={styles.note}>
          You have no plan yet. <Link to="/">Create one</Link>, and its exercises appear in your
          calendar.
        </p>
      )}
    </div>
  );
}
