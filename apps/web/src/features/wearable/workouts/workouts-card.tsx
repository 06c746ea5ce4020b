import { Skeleton } from "@mantine/core";
import { DEFAULT_TARGET, PUSH_DAYS, WEARABLE } from "@triplan/domain";
import { Switch } from "@triplan/ui";
import { LoadFailure } from "../../../shared/loading/load-failure.tsx";
import { momentText } from "../../../shared/dates/moment-text.ts";
import { browserTimeZone } from "../../../shared/dates/today.ts";
import { SendNowButton } from "../../../shared/watch/send-now-button.tsx";
import { TargetPicker } from "../../../shared/watch/target-picker.tsx";
import { useWatchWorkouts, type WatchWorkouts } from "../../../shared/watch/use-watch-workouts.ts";
import { isWaiting } from "../../../shared/watch/watch-texts.ts";
import { WorkoutRow } from "../../../shared/watch/workout-row.tsx";
import { ConnectButton } from "../connection/connect-button.tsx";
import styles from "./workouts-card.module.css";

/** Planned workouts on the watch: on or off, what they guide by, and the state of each. */
export function WorkoutsCard() {
  const { query, isBusy, isSending, setTarget, send } = useWatchWorkouts();
  const { data } = query;
  return (
    <section className={styles.card} aria-labelledby="workouts">
      <header className={styles.head}>
        <h2 id="workouts">Workouts on your watch</h2>
        {data && (
          <Switch
            label={data.target === null ? "Off" : "On"}
            name="Send workouts to the watch"
            checked={data.target !== null}
            onChange={(isOn) => isBusy || setTarget(isOn ? DEFAULT_TARGET : null)}
          />
        )}
      </header>
      <p className={styles.note}>
        The exercises of the next {PUSH_DAYS} days that have a day go to your {WEARABLE.name}{" "}
        calendar by themselves, and follow your plan. Your watch leads you through each step.
      </p>
      {query.isPending && (
        <output aria-label="Loading the workouts">
          <Skeleton height={120} radius={8} mt={16} />
        </output>
      )}
      {query.isLoadingError && (
        <LoadFailure
          title="Your workouts could not be loaded"
          isSection
          cause={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && <Workouts workouts={data} isSending={isSending} onSend={send} />}
      {data && data.target !== null && (
        <TargetPicker value={data.target} onChange={(target) => isBusy || setTarget(target)} />
      )}
    </section>
  );
}

interface WorkoutsProps {
  workouts: WatchWorkouts;
  isSending: boolean;
  onSend: () => void;
}

function Workouts({ workouts, isSending, onSend }: WorkoutsProps) {
  const { status, exercises, lastSentAt } = workouts;
  if (status === "off") return null;
  return (
    <>
      {status === "permission" && (
        <div className={styles.problem}>
          <p>
            {WEARABLE.name} does not let Triplan send workouts yet. Reconnect and allow planned
            workouts.
          </p>
          <ConnectButton label="Reconnect" />
        </div>
      )}
      {exercises.length > 0 ? (
        <ul className={styles.list} aria-label="Exercises of the coming days">
          {exercises.map((exercise) => (
            <WorkoutRow key={exercise.exerciseId} exercise={exercise} />
          ))}
        </ul>
      ) : (
        <p className={styles.note}>No exercise of the next {PUSH_DAYS} days has a day yet.</p>
      )}
      <div className={styles.foot}>
        <p className={styles.note}>
          {lastSentAt === null
            ? "Nothing sent yet."
            : `Last sent ${momentText(new Date(lastSentAt), browserTimeZone())}.`}
        </p>
        {exercises.some(isWaiting) && (
          <SendNowButton variant="default" isSending={isSending} onSend={onSend} />
        )}
      </div>
    </>
  );
}
