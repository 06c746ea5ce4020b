import { Skeleton, VisuallyHidden } from "@mantine/core";
import { againstTarget, recordedStretches, type RecordedSteps } from "@triplan/domain";
import { classes, sportClass } from "@triplan/ui";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { nameText } from "../../shared/activities/activity-texts.ts";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { WaitingNote } from "../../shared/completions/waiting-note.tsx";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { MissingPage } from "../../shared/loading/missing-page.tsx";
import { trpc } from "../../shared/network/trpc.ts";
import { ActivityFacts } from "./activity-facts.tsx";
import { ActivityHead } from "./activity-head.tsx";
import { ActivityNotes } from "./activity-notes.tsx";
import styles from "./activity-page.module.css";
import type { DetailedActivity } from "./activity-types.ts";
import { DuplicateNote } from "./duplicate-note.tsx";
import { HowItWent } from "./how-it-went.tsx";
import { LapTable } from "./lap-table.tsx";
import { PlannedBesideRecorded } from "./planned-beside-recorded.tsx";
import type { ComparedStretch } from "./step-words.ts";
import { ZonesPanel } from "./zones-panel.tsx";

/** Refetched on each visit: a sync, an import or an edit may have changed it. */
const FRESH = { staleTime: 0, retry: false };

/** What was recorded, beside what was planned. */
export function ActivityPage() {
  const activityId = Number(useParams()["activityId"]);
  const isId = Number.isSafeInteger(activityId) && activityId > 0;
  const query = trpc.activities.get.useQuery({ activityId }, { ...FRESH, enabled: isId });
  const { data: activity, error, isFetching, refetch } = query;
  if (!isId || (!activity && error?.data?.reason === "not_found"))
    return <MissingPage title="Activity not found" />;
  if (!activity && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return activity ? <Loaded key={activity.id} activity={activity} /> : <Loading />;
}

interface Compared {
  foundBy: RecordedSteps["foundBy"];
  stretches: ComparedStretch[];
}

function useCompared({ exercise, laps, stream, duration }: DetailedActivity): Compared {
  return useMemo(() => {
    if (!exercise) return { foundBy: "none", stretches: [] };
    const { foundBy, stretches } = recordedStretches(exercise, { laps, stream, duration });
    const compared = stretches.map((stretch) => ({
      ...stretch,
      against: againstTarget(exercise.type, stretch),
    }));
    return { foundBy, stretches: compared };
  }, [exercise, laps, stream, duration]);
}

function Loaded({ activity }: { activity: DetailedActivity }) {
  useDocumentTitle(nameText(activity));
  const { exercise, laps, stream, discipline, family } = activity;
  const compared = useCompared(activity);
  const hasDetail = stream !== null || laps.length > 0;
  return (
    <div className={classes(styles.page, family === discipline && sportClass(discipline))}>
      <ActivityHead activity={activity} />
      {activity.duplicateOf !== null && <DuplicateNote activity={activity} />}
      {exercise && <WaitingNote exerciseId={exercise.id} />}
      <ActivityFacts activity={activity} />
      <div className={styles.two}>
        <div className={styles.column}>
          <HowItWent activity={activity} {...compared} />
          {exercise && exercise.steps.length > 0 && hasDetail && (
            <PlannedBesideRecorded type={exercise.type} {...compared} />
          )}
          {laps.length > 1 && <LapTable family={family} laps={laps} />}
        </div>
        <div className={styles.column}>
          {family === discipline && <ZonesPanel activity={activity} />}
          <ActivityNotes activity={activity} />
        </div>
      </div>
    </div>
  );
}

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    <VisuallyHidden aria-live="polite">Loading the activity</VisuallyHidden>
    <div className={styles.loadingHead}>
      <Skeleton height={28} width={240} />
    </div>
    <Skeleton height={80} radius={12} />
    <div className={styles.two}>
      <Skeleton height={360} radius={12} />
      <Skeleton height={200} radius={12} />
    </div>
  </div>
);
