import { Skeleton } from "@mantine/core";
import { useState } from "react";
import { DeleteActivityDialog } from "../../../shared/activities/delete-activity-dialog.tsx";
import type { Activity } from "../../../shared/network/trpc.ts";
import styles from "./activities-card.module.css";
import { ActivityWeekRows } from "./activity-week-rows.tsx";
import type { ActivityWeek } from "./activity-weeks.ts";

interface ActivityListProps {
  weeks: readonly ActivityWeek[];
  /** Older activities are not loaded yet. */
  hasOlder: boolean;
}

/** Activities by week, each with what can be done with it. */
export function ActivityList({ weeks, hasOlder }: ActivityListProps) {
  const [leaving, setLeaving] = useState<Activity | null>(null);
  return (
    <>
      {weeks.length > 0 && <Columns />}
      {weeks.map((week, index) => (
        <ActivityWeekRows
          key={week.sunday}
          week={week}
          isCut={hasOlder && index === weeks.length - 1}
          onDelete={setLeaving}
        />
      ))}
      {leaving && <DeleteActivityDialog activity={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

const Columns = () => (
  <div className={styles.columns} aria-hidden>
    <span />
    <span>Activity</span>
    <span>Duration</span>
    <span>Distance</span>
    <span>Pace or speed</span>
    <span>Avg HR</span>
    <span />
  </div>
);

const ROWS = [1, 2, 3, 4, 5];

export const LoadingActivities = () => (
  <output className={styles.loading}>
    <span>Loading activities...</span>
    {ROWS.map((row) => (
      <Skeleton key={row} height={40} radius={8} />
    ))}
  </output>
);
