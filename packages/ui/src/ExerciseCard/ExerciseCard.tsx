import { IconPinned } from "@tabler/icons-react";
import {
  formatHours,
  mainZone,
  plannedDistanceText,
  plannedPaceText,
  zoneCode,
  zoneText,
} from "@triplan/domain";
import type { KeyboardEvent, Ref } from "react";
import { Glyph } from "../Glyph/Glyph.tsx";
import { classes } from "../shared/classes.ts";
import { sportClass } from "../shared/sport-class.ts";
import { useUnits } from "../shared/units-context.ts";
import { SportIcon } from "../SportIcon/SportIcon.tsx";
import { StepProfile } from "../StepProfile/StepProfile.tsx";
import type { CardExercise } from "./card-exercise.ts";
import { cardLabel } from "./card-texts.ts";
import { CompletedBlock, type CompletedResult } from "./CompletedBlock.tsx";
import styles from "./ExerciseCard.module.css";

/** State of the card's edge: not due, done as planned, done differently, maybe done, missed. */
export type CardState = "open" | "done" | "off-plan" | "unsure" | "not-done";

/** What a card that nothing completed says of its day. */
const OPEN_WORDS = {
  unsure: { word: "is this it?", glyph: "question" },
  "not-done": { word: "not done", glyph: "cross" },
} as const;

const openWords = (state: CardState = "open") =>
  state === "unsure" || state === "not-done" ? OPEN_WORDS[state] : undefined;

export interface ExerciseCardProps {
  exercise: CardExercise;
  state?: CardState;
  /** Present when completed. */
  result?: CompletedResult;
  isSelected?: boolean;
  /** Its last change is on this device only. */
  isWaiting?: boolean | undefined;
  /** On small screens the card of a past day folds to one line. */
  folds?: boolean;
  /** Makes the card a toggle button. */
  onSelect?: () => void;
  /** Makes the card a button that opens it, when it can't be selected. */
  onOpen?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** The card's element, for dragging. */
  ref?: Ref<HTMLElement>;
  /** Opens the menu at the pressed button. */
  onMore?: (anchor: HTMLElement) => void;
  /** True while the menu is open. */
  isMoreOpen?: boolean;
}

function Profile({ exercise }: { exercise: CardExercise }) {
  const zone = mainZone(exercise);
  return (
    <div className={styles.profile}>
      <StepProfile discipline={exercise.type} steps={exercise.steps} />
      <span className={styles.zone} data-hard={(zone && zone >= "Z4") || undefined}>
        {exercise.isKey && <Glyph name="star" size={12} label="key session" />}
        {zone && <span title={zoneText(zone)}>{zoneCode(zone)}</span>}
      </span>
    </div>
  );
}

function Facts({ exercise }: { exercise: CardExercise }) {
  const units = useUnits();
  return (
    <>
      <h3 className={styles.name}>{exercise.name}</h3>
      {exercise.appointment && (
        <p className={styles.appointment}>
          <IconPinned size={12} aria-hidden />
          <span>{exercise.appointment}</span>
        </p>
      )}
      <p className={styles.meta}>
        <span>{plannedDistanceText(exercise.type, exercise.distance, units)}</span>
        <span>{plannedPaceText(exercise.type, exercise.pace, units)}</span>
      </p>
      <Profile exercise={exercise} />
    </>
  );
}

const WAITS = "waits to be sent";

function wordOf({ state, result, isWaiting }: ExerciseCardProps): string | undefined {
  if (result) return `completed, ${result.word}`;
  if (isWaiting) return WAITS;
  return openWords(state)?.word;
}

/** The button that covers the whole card. */
function Hit(props: ExerciseCardProps) {
  const { exercise, isSelected = false, onSelect, onOpen } = props;
  const units = useUnits();
  const press = onSelect ?? onOpen;
  if (!press) return null;
  return (
    <button
      type="button"
      className={styles.hit}
      data-exercise={exercise.id}
      aria-label={cardLabel(exercise, units, wordOf(props))}
      onClick={press}
      onKeyDown={props.onKeyDown}
      {...(onSelect ? { "aria-pressed": isSelected } : { "aria-haspopup": "dialog" })}
    />
  );
}

type HeadProps = Pick<ExerciseCardProps, "exercise" | "onMore" | "isMoreOpen">;

const Head = ({ exercise, onMore, isMoreOpen = false }: HeadProps) => (
  <div className={styles.head}>
    <SportIcon discipline={exercise.type} />
    <span className={styles.duration}>{formatHours(exercise.duration)}</span>
    {onMore && (
      <button
        type="button"
        className={styles.more}
        aria-label={`More for ${exercise.name}`}
        aria-haspopup="menu"
        aria-expanded={isMoreOpen}
        onClick={(event) => onMore(event.currentTarget)}
      >
        <Glyph name="more" size={16} />
      </button>
    )}
  </div>
);

/** A planned exercise: sport, length and intensity at a glance; the edge shows its state. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, state = "open", result, isSelected, isWaiting, folds, ref } = props;
  const open = openWords(state);
  return (
    <article
      ref={ref}
      className={classes(styles.card, sportClass(exercise.type))}
      data-state={state}
      data-selected={isSelected || undefined}
      data-folds={folds || undefined}
      data-completed={Boolean(result) || undefined}
    >
      <Hit {...props} />
      <Head {...props} />
      <Facts exercise={exercise} />
      {open && (
        <p className={styles.open}>
          <Glyph name={open.glyph} />
          {open.word}
        </p>
      )}
      {isWaiting && (
        <p className={styles.waits}>
          <Glyph name="clock" />
          {WAITS}
        </p>
      )}
      {result && <CompletedBlock {...result} />}
    </article>
  );
}
