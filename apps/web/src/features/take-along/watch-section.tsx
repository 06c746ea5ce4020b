import { Button } from "@mantine/core";
import { IconDeviceWatch } from "@tabler/icons-react";
import { currentWeek, DEFAULT_TARGET, PUSH_DAYS, WEARABLE } from "@triplan/domain";
import { Link } from "react-router-dom";
import { useToday } from "../../shared/dates/today.ts";
import { DownloadButton } from "../../shared/files/download-button.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { SendNowButton } from "../../shared/watch/send-now-button.tsx";
import { useWatchWorkouts, type WatchWorkouts } from "../../shared/watch/use-watch-workouts.ts";
import { isWaiting } from "../../shared/watch/watch-texts.ts";
import { WorkoutRow } from "../../shared/watch/workout-row.tsx";
import { WayCard } from "./way-card.tsx";
import styles from "./way-card.module.css";

const MAX_ROWS = 5;
const { name, path } = WEARABLE;

const STATES = {
  notConnected: {
    tag: "Not connected",
    text: `Connect ${name}, and your exercises go to your watch by themselves.`,
  },
  off: { tag: "Off", text: `${name} is connected, but workouts are not sent.` },
  reconnect: { tag: "Reconnect", text: `Your authorization at ${name} has expired.` },
  permission: { tag: "Not allowed", text: `${name} does not let Triplan send workouts yet.` },
  on: {
    tag: `${name} connected`,
    text: `The exercises of the next ${PUSH_DAYS} days go there by themselves.`,
  },
} as const satisfies Record<WatchWorkouts["status"], { tag: string; text: string }>;

const SETTINGS = {
  notConnected: `Connect ${name}`,
  off: "Turn it on",
  reconnect: "Reconnect",
  permission: "Reconnect",
  on: "Watch settings",
} as const satisfies Record<WatchWorkouts["status"], string>;

/** Workouts on the watch, each with its state, and the files for watches and trainers. */
export function WatchSection({ plans }: { plans: readonly PlanRow[] }) {
  const { query, isSending, send } = useWatchWorkouts();
  const { data } = query;
  return (
    <WayCard
      title="Watch and trainer"
      Icon={IconDeviceWatch}
      note="Your watch leads you through each step, with its pace or heart rate."
      state={
        data && (
          <span className={styles.tag} data-on={data.status === "on" || undefined}>
            {STATES[data.status].tag}
          </span>
        )
      }
    >
      {query.isLoadingError ? (
        <p className={styles.small}>The state of your watch could not be loaded.</p>
      ) : (
        <div className={styles.watch} aria-busy={!data}>
          {data && <OnWatch workouts={data} isSending={isSending} onSend={send} />}
        </div>
      )}
      {plans.map((plan) => (
        <PlanFiles key={plan.id} plan={plan} target={data?.target ?? DEFAULT_TARGET} />
      ))}
      <p className={styles.small}>
        FIT for watches and bike computers, ZWO and MRC for trainers. What you have done is left
        out.
      </p>
    </WayCard>
  );
}

interface OnWatchProps {
  workouts: WatchWorkouts;
  isSending: boolean;
  onSend: () => void;
}

function OnWatch({ workouts: { status, exercises, target }, isSending, onSend }: OnWatchProps) {
  const shown = status === "on" ? exercises.slice(0, MAX_ROWS) : [];
  const left = status === "on" ? exercises.length - shown.length : 0;
  return (
    <>
      <p className={styles.small}>{STATES[status].text}</p>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Exercises of the coming days">
          {shown.map((exercise) => (
            <WorkoutRow key={exercise.exerciseId} exercise={exercise}>
              <DownloadButton
                path={`/exercises/${exercise.exerciseId}/workout.fit?target=${target ?? DEFAULT_TARGET}`}
                label="FIT"
                name={`Download the FIT file of ${exercise.name}`}
              />
            </WorkoutRow>
          ))}
        </ul>
      )}
      {left > 0 && <p className={styles.small}>and {left} more</p>}
      <div className={styles.end}>
        {exercises.some(isWaiting) && <SendNowButton isSending={isSending} onSend={onSend} />}
        <Button component={Link} to={path} variant={status === "on" ? "default" : "filled"}>
          {SETTINGS[status]}
        </Button>
      </div>
    </>
  );
}

interface PlanFilesProps {
  plan: PlanRow;
  target: NonNullable<WatchWorkouts["target"]>;
}

function PlanFiles({ plan, target }: PlanFilesProps) {
  const { id, name: planName, startDate, totalWeeks } = plan;
  const week = currentWeek(startDate, useToday(), totalWeeks);
  return (
    <div className={styles.end}>
      <DownloadButton
        path={`/training-plans/${id}/weeks/${week}/workouts.zip?target=${target}`}
        label={`Week ${week} as zip`}
        name={`Week ${week} as zip: ${planName}`}
      />
      <DownloadButton
        path={`/training-plans/${id}/workouts.zip?target=${target}`}
        label="All as zip"
        name={`All as zip: ${planName}`}
      />
      <bdi className={styles.small}>{planName}</bdi>
    </div>
  );
}
