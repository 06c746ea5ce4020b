import { activityCursor, addDays, WEARABLE, type IsoDate } from "@triplan/domain";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { LoadFailure } from "../../../shared/loading/load-failure.tsx";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./activities-card.module.css";
import { ActivityList, LoadingActivities } from "./activity-list.tsx";
import { activityWeeks, weekDatesText } from "./activity-weeks.ts";

interface ActivitiesOfWeekProps {
  sunday: IsoDate;
  today: IsoDate;
}

const MAX_OF_WEEK = 200;

/** Later than any Saturday ends, whatever the time zone. */
const cursorAfter = (saturday: IsoDate) =>
  activityCursor({ startTime: `${addDays(saturday, 2)}T00:00:00.000Z`, id: 0 });

/** The activities of one week, with a link to all. */
export function ActivitiesOfWeek({ sunday, today }: ActivitiesOfWeekProps) {
  const saturday = addDays(sunday, 6);
  const query = trpc.activities.list.useQuery({
    cursor: cursorAfter(saturday),
    limit: MAX_OF_WEEK,
  });
  const { data, error, isFetching, refetch } = query;
  const weeks = useMemo(
    () => activityWeeks(data ?? [], today).filter((week) => week.sunday === sunday),
    [data, sunday, today],
  );
  return (
    <section className={styles.card} aria-labelledby="of-week">
      <header className={styles.head}>
        <h2 id="of-week">Activities of {weekDatesText(sunday)}</h2>
        <Link to={WEARABLE.path}>All activities</Link>
      </header>
      {query.isPending && <LoadingActivities />}
      {query.isLoadingError && (
        <LoadFailure
          title="Your activities could not be loaded"
          isSection
          cause={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && weeks.length === 0 && <p className={styles.state}>No activities in this week.</p>}
      <ActivityList weeks={weeks} hasOlder={false} />
    </section>
  );
}
