import { Button } from "@mantine/core";
import { ACTIVITIES_PER_PAGE, activityCursor, WEARABLE, type IsoDate } from "@triplan/domain";
import { useMemo } from "react";
import { errorText } from "../../../shared/network/error-text.ts";
import { LoadFailure } from "../../../shared/loading/load-failure.tsx";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./activities-card.module.css";
import { activityWeeks } from "./activity-weeks.ts";
import { ActivityList, LoadingActivities } from "./activity-list.tsx";
import type { Activity } from "../../../shared/network/trpc.ts";

interface ActivitiesCardProps {
  /** The athlete's local date. */
  today: IsoDate;
  isConnected: boolean;
}

const EMPTY = "No activities found. Sync your device or create a test activity.";
const EMPTY_UNCONNECTED = `No activities found. Connect ${WEARABLE.name} to see what your watch records.`;

function useActivities() {
  return trpc.activities.list.useInfiniteQuery(
    { limit: ACTIVITIES_PER_PAGE },
    {
      getNextPageParam: (page) => {
        const last = page.at(-1);
        return last && page.length === ACTIVITIES_PER_PAGE ? activityCursor(last) : undefined;
      },
    },
  );
}

/** Recorded activities by week, newest first. */
export function ActivitiesCard({ today, isConnected }: ActivitiesCardProps) {
  const query = useActivities();
  const total = trpc.activities.count.useQuery().data?.count;
  const activities = useMemo(() => query.data?.pages.flat(), [query.data]);
  // A full last page may be followed by another.
  const hasOlder = query.hasNextPage && (total === undefined || total > (activities?.length ?? 0));
  const weeks = useMemo(() => activityWeeks(activities ?? [], today), [activities, today]);
  return (
    <section className={styles.card} aria-labelledby="recent">
      <header className={styles.head}>
        <h2 id="recent">Recent Activities</h2>
        {activities && activities.length > 0 && <p>{countText(activities, total)}</p>}
      </header>
      {query.isPending && <LoadingActivities />}
      {query.isLoadingError && (
        <LoadFailure
          title="Your activities could not be loaded"
          isSection
          cause={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {activities?.length === 0 && (
        <p className={styles.state}>{isConnected ? EMPTY : EMPTY_UNCONNECTED}</p>
      )}
      <ActivityList weeks={weeks} hasOlder={hasOlder} />
      {hasOlder && (
        <div className={styles.more}>
          {query.isFetchNextPageError && (
            <p role="alert">Older activities could not be loaded. {errorText(query.error)}</p>
          )}
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show older activities
          </Button>
        </div>
      )}
    </section>
  );
}

/** "50 of 53 activities, 7 of them linked to a workout", "3 activities, 1 linked to a workout". */
function countText(activities: readonly Activity[], total = activities.length): string {
  const count = activities.length;
  const linked = activities.filter(({ isLinkedToWorkout }) => isLinkedToWorkout).length;
  const noun = total === 1 ? "activity" : "activities";
  return total > count
    ? `${count} of ${total} ${noun}, ${linked} of them linked to a workout`
    : `${count} ${noun}, ${linked} linked to a workout`;
}
