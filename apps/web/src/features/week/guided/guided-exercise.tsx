import { ActionIcon, Button, CloseButton, Modal, VisuallyHidden } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { formatClock } from "@triplan/domain";
import { classes, sportClass, useUnits } from "@triplan/ui";
import { useMemo } from "react";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./guided-exercise.module.css";
import { StageView } from "./stage-view.tsx";
import { stagesOf, type Stage } from "./stages.ts";
import { useSoundChoice } from "./use-sound-choice.ts";
import { useStepTones } from "./use-step-tones.ts";
import { useGuidedKeys } from "./use-guided-keys.ts";
import { useGuided } from "./use-guided.ts";
import { useWakeLock } from "./use-wake-lock.ts";

export interface GuidedExerciseProps {
  exercise: ExerciseRow;
  /** The exercise alone, or the ride and the run of its brick. */
  parts: readonly ExerciseRow[];
  onClose: () => void;
  /** Asks how an exercise went, with the time that was measured. */
  onComplete: (exercise: ExerciseRow) => void;
}

type Guided = ReturnType<typeof useGuided>;

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** One bar a stage, as long as the stage is; the words beside it say the same. */
const Bar = ({ stages, index }: { stages: readonly Stage[]; index: number }) => (
  <div className={styles.bar} aria-hidden>
    {stages.map((stage, place) => (
      <i
        // Stages have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        className={sportClass(stage.type)}
        data-state={place < index ? "done" : place === index ? "here" : "later"}
        style={{ flexGrow: stage.seconds ?? 120 }}
      />
    ))}
  </div>
);

function Controls({ guided, isLast }: { guided: Guided; isLast: boolean }) {
  const { isPaused, index, togglePause } = guided;
  const Pause = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={styles.controls}>
      <Button
        variant="default"
        disabled={index === 0}
        leftSection={<IconChevronLeft size={24} aria-hidden />}
        onClick={guided.previous}
      >
        Back
      </Button>
      <Button variant="default" leftSection={<Pause size={24} aria-hidden />} onClick={togglePause}>
        {isPaused ? "Go on" : "Pause"}
      </Button>
      <Button
        data-autofocus
        rightSection={<IconChevronRight size={24} aria-hidden />}
        onClick={guided.next}
      >
        {isLast ? "Finish" : "Next"}
      </Button>
    </div>
  );
}

function SoundButton({ isOn, toggle }: ReturnType<typeof useSoundChoice>) {
  const Icon = isOn ? IconVolume : IconVolumeOff;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="xl"
      aria-label="Sound at the end of a step"
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={24} aria-hidden />
    </ActionIcon>
  );
}

interface EndProps extends Pick<GuidedExerciseProps, "parts" | "onComplete"> {
  guided: Guided;
}

const End = ({ guided, parts, onComplete }: EndProps) => (
  <div className={styles.stage}>
    <p className={styles.name}>All steps done</p>
    <p className={styles.clock}>{formatClock(secondsOf(guided.totalMs))}</p>
    <div className={styles.ends}>
      {parts
        .filter(({ isCompleted }) => !isCompleted)
        .map((part, index) => (
          <Button
            key={part.id}
            size="lg"
            variant={index === 0 ? "filled" : "default"}
            onClick={() => {
              guided.finish();
              onComplete(part);
            }}
          >
            {parts.length > 1 ? `Complete ${part.name}` : "Complete Workout"}
          </Button>
        ))}
      <Button size="lg" variant="subtle" color="gray" onClick={guided.previous}>
        Back to the last step
      </Button>
    </div>
  </div>
);

/** What a screen reader says when the step changes. */
function spoken(guided: Guided, count: number): string {
  const { stage, index } = guided;
  if (!stage) return "All steps done";
  return [`Step ${index + 1} of ${count}. ${stage.name}: ${stage.text}`, stage.feel]
    .filter(Boolean)
    .join(", ");
}

const AWAKE = "The screen stays on.";
const NOT_AWAKE = "This browser lets the screen turn off. The clock goes on meanwhile.";

/** An exercise step by step, readable at arm's length, with the screen kept on. */
export function GuidedExercise({ exercise, parts, onClose, onComplete }: GuidedExerciseProps) {
  const units = useUnits();
  const stages = useMemo(() => stagesOf(parts, units), [parts, units]);
  const guided = useGuided(exercise, stages);
  const isAwake = useWakeLock();
  const sound = useSoundChoice();
  useStepTones(guided, sound.isOn);
  useGuidedKeys(guided);
  const { stage, index, isEnd } = guided;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      returnFocus={false}
      classNames={{ content: styles.content ?? "" }}
    >
      <Modal.Content>
        <Modal.Body className={classes(styles.body, sportClass(stage?.type ?? exercise.type))}>
          <div className={styles.head}>
            <div>
              <Modal.Title>{parts.map(({ name }) => name).join(" and ")}</Modal.Title>
              <p>
                {!isEnd && `Step ${index + 1} of ${stages.length} · `}
                {formatClock(secondsOf(guided.totalMs))} in all
              </p>
            </div>
            <div className={styles.tools}>
              <SoundButton {...sound} />
              <CloseButton aria-label="Leave; you can resume" size="xl" onClick={onClose} />
            </div>
          </div>
          <Bar stages={stages} index={index} />
          {stage ? (
            <StageView
              stage={stage}
              coming={guided.coming}
              seconds={secondsOf(guided.stageMs)}
              secondsLeft={guided.secondsLeft}
              isPaused={guided.isPaused}
            />
          ) : (
            <End guided={guided} parts={parts} onComplete={onComplete} />
          )}
          {stage && (
            <div className={styles.foot}>
              <Controls guided={guided} isLast={index === stages.length - 1} />
              <p className={styles.awake}>{isAwake ? AWAKE : NOT_AWAKE}</p>
            </div>
          )}
          <VisuallyHidden aria-live="polite">{spoken(guided, stages.length)}</VisuallyHidden>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
