import { Button, Loader } from "@mantine/core";
import { Glyph } from "@triplan/ui";
import { startText } from "../../../shared/activities/activity-texts.ts";
import { DropZone } from "../../../shared/imports/drop-zone.tsx";
import { ACCEPTED_RECORDINGS } from "../../../shared/imports/file-types.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./completion-file.module.css";
import type { CompletionFile, FileActivity, useCompletionFile } from "./use-completion-file.ts";

interface CompletionFileProps {
  exercise: ExerciseRow;
  file: ReturnType<typeof useCompletionFile>;
}

/** The file of a completion: chosen or dropped, and what became of it. */
export function CompletionFileField({ exercise, file }: CompletionFileProps) {
  const { state, choose, remove } = file;
  if (state?.kind === "used") return <Used {...state} onRemove={remove} />;
  if (state?.kind === "asks") return <Asks {...state} exercise={exercise} file={file} />;
  if (state?.kind === "reading") {
    return (
      <output className={styles.reading}>
        <Loader size={16} aria-hidden />
        <span>
          Reading <bdi>{state.name}</bdi>…
        </span>
      </output>
    );
  }
  return (
    <div className={styles.field}>
      <DropZone
        button="Add a file"
        accept={ACCEPTED_RECORDINGS}
        onFiles={(files) => void choose(files)}
      >
        <b>Have a FIT, TCX or GPX file?</b>
        <p>Drop it here. It fills in the rest.</p>
      </DropZone>
      {state && (
        <p role="alert" className={styles.problem}>
          <Glyph name="alert" size={16} />
          <span>
            <b dir="auto">{state.name}</b> was not added. {state.sentence}
          </span>
        </p>
      )}
    </div>
  );
}

interface UsedProps {
  name: string;
  activity: FileActivity;
  onRemove: () => void;
}

const Used = ({ name, activity, onRemove }: UsedProps) => (
  <div className={styles.used}>
    <Glyph name="check" size={20} />
    <output>
      <b dir="auto">{name}</b>
      <span>{factsOf(activity)}</span>
    </output>
    <Button variant="subtle" color="gray" onClick={onRemove} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  </div>
);

/** "Forerunner 255 · Thu, Mar 18, 06:41 · 7 laps, heart rate, pace". */
function factsOf(activity: FileActivity): string {
  const { deviceName, laps, stream, family } = activity;
  const contents = [
    laps.length > 1 && `${laps.length} laps`,
    stream?.heartRate && "heart rate",
    stream?.speed && (family === "bike" ? "speed" : "pace"),
    stream?.power && "power",
  ].filter((text) => typeof text === "string");
  return [deviceName, startText(activity), contents.join(", ")].filter(Boolean).join(" · ");
}

const onError = (error: unknown) => notifyFailure(FAILURES.match, error);

type AsksProps = Extract<CompletionFile, { kind: "asks" }> & CompletionFileProps;

/** A file that was stored and does not complete the exercise: another sport or day. */
function Asks({ name, importId, imported, exercise, file }: AsksProps) {
  const { reason, exerciseName, activity, activityId, outcome, position } = imported;
  const refresh = useRefreshTraining();
  const kept = () => {
    notifySuccess(SUCCESSES.importedExtra);
    file.keep();
    return refresh();
  };
  const keepExtra = trpc.imports.keepExtra.useMutation({ onSuccess: kept, onError });
  const match = trpc.exercises.match.useMutation({
    onSuccess: () => (activityId === null ? undefined : file.use(name, activityId)),
    onError,
  });
  const canUse = outcome === "choose" && activity?.family === exercise.type;
  const isBusy = match.isPending || keepExtra.isPending;
  return (
    <section className={styles.asks} aria-label="What to do with the file">
      <Glyph name="alert" size={20} />
      <div>
        <p role="alert">
          <b>{reason ?? "The file does not complete this exercise."}</b>
        </p>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {exerciseName !== null && (
            <>
              {" "}
              completes <bdi>{exerciseName}</bdi>.
            </>
          )}
        </p>
        <div className={styles.buttons}>
          {canUse && (
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => {
                const { providerActivityId } = activity;
                match.mutate({ exerciseId: exercise.id, providerActivityId });
              }}
            >
              Use it for this exercise
            </Button>
          )}
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() =>
              outcome === "choose" ? keepExtra.mutate({ importId, position }) : void kept()
            }
          >
            {exerciseName === null ? "Keep it as an extra" : "Keep it there"}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={file.remove}>
            Remove it
          </Button>
        </div>
      </div>
    </section>
  );
}
