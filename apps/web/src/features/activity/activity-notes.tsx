import { Button } from "@mantine/core";
import { IconLink, IconPencil, IconTrash, IconUnlink } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { DeleteActivityDialog } from "../../shared/activities/delete-activity-dialog.tsx";
import { LinkActivityDialog } from "../../shared/activities/link-activity-dialog.tsx";
import { useUnlink } from "../../shared/activities/use-activity-actions.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { useFeature } from "../../shared/network/use-feature.ts";
import styles from "./activity-page.module.css";
import type { DetailedActivity } from "./activity-types.ts";
import { showPlan } from "../../shared/plans/chosen-plan.ts";
import { useWayBack } from "./use-way-back.ts";

/** The athlete's notes, and what can be done with the activity. */
export function ActivityNotes({ activity }: { activity: DetailedActivity }) {
  const [isDeleting, setDeleting] = useState(false);
  const back = useWayBack(activity);
  const navigate = useNavigate();
  const { exercise, source } = activity;
  const notes = exercise?.completionNotes ?? null;
  return (
    <section className={styles.panel} aria-labelledby="notes">
      <h2 id="notes">{notes ? "Your notes" : "This activity"}</h2>
      {notes && <p className={styles.lead}>{notes}</p>}
      <div className={styles.actions}>
        {source === "manual" ? <Edit exercise={exercise} /> : <Matching activity={activity} />}
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setDeleting(true)}
        >
          Delete
        </Button>
      </div>
      {isDeleting && (
        <DeleteActivityDialog
          activity={activity}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            back.onLeave();
            void navigate(back.to, { replace: true });
          }}
        />
      )}
    </section>
  );
}

/** An entry is changed where it was made: over its week in its plan. */
function Edit({ exercise }: Pick<DetailedActivity, "exercise">) {
  const { data: user } = useCurrentUser();
  if (!exercise || !user) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to={`/?week=${exercise.week}&open=complete&exercise=${exercise.id}`}
      onClick={() => showPlan(exercise.trainingPlanId, user.currentTrainingPlanId)}
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      Edit what I did
    </Button>
  );
}

function Matching({ activity }: { activity: DetailedActivity }) {
  const [isLinking, setLinking] = useState(false);
  const isReal = useFeature("activity-linking") === true;
  const unlink = useUnlink();
  const { linkedExerciseId: exerciseId, duplicateOf, isParent } = activity;
  if (!isReal || duplicateOf !== null || isParent) return null;
  if (exerciseId !== null) {
    return (
      <Button
        variant="default"
        leftSection={<IconUnlink size={16} aria-hidden />}
        loading={unlink.isPending}
        onClick={() => unlink.mutate({ exerciseId })}
      >
        Unlink
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => setLinking(true)}
      >
        Link to Workout
      </Button>
      {isLinking && <LinkActivityDialog activity={activity} onClose={() => setLinking(false)} />}
    </>
  );
}
