import { formatDayAndMonth, type IsoDate } from "@triplan/domain";
import type { LessBecause } from "@triplan/plan-engine";
import { classes, sportClass } from "@triplan/ui";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useBoard } from "../placing/use-board.tsx";
import styles from "./progression.module.css";

type Entry = RouterOutputs["exercises"]["progression"][number];

const LESS = {
  taper: "taper: sharp, not tired",
  race: "race week",
  recovery: "recovery week",
  changed: "less by your change",
} as const satisfies Record<LessBecause, string>;

const HELD = {
  missed: "two missed before",
  swapped: "swapped last time",
} as const satisfies Record<NonNullable<Entry["held"]>, string>;

/** The times around this one: the last, the next, and the next that is less, with its reason. */
function shownOf(entries: readonly Entry[], id: number): readonly Entry[] {
  const here = entries.findIndex(({ exerciseId }) => exerciseId === id);
  const near = entries.slice(Math.max(0, here - 1), here + 2);
  const less = entries.slice(here + 2).find((entry) => entry.less !== null);
  return less ? [...near, less] : near;
}

const isOver = ({ isDone, date }: Entry, today: IsoDate) =>
  !isDone && date !== null && date < today;

function noteOf(entry: Entry, today: IsoDate): string {
  if (entry.isDone) return entry.actualPace ?? "done";
  if (isOver(entry, today)) return entry.isUnsure ? "is this it?" : "not done";
  if (entry.held) return HELD[entry.held];
  return entry.less ? LESS[entry.less] : "";
}

interface MemberProps {
  entry: Entry;
  place: "before" | "here" | "later";
  share: number;
}

function Member({ entry, place, share }: MemberProps) {
  const { today } = useBoard();
  const when = entry.date === null ? `Week ${entry.week}` : formatDayAndMonth(entry.date);
  return (
    <li>
      <span>
        {place === "here" ? <mark>{entry.date === today ? "Today" : "Here"}</mark> : when}
      </span>
      <b>{entry.set}</b>
      <span className={styles.track} aria-hidden>
        <i
          data-place={place}
          data-done={entry.isDone || undefined}
          style={{ width: `${Math.round(100 * share)}%` }}
        />
      </span>
      <span className={styles.note}>{noteOf(entry, today)}</span>
    </li>
  );
}

interface ProgressionProps {
  exercise: ExerciseRow;
  /** One of two halves of a brick, each with its own. */
  isHalf: boolean;
}

/** The last, this and the coming times of the exercise's set; nothing without a progression. */
export function Progression({ exercise, isHalf }: ProgressionProps) {
  const { id, scheduledDate, isCompleted } = exercise;
  const { data = [] } = trpc.exercises.progression.useQuery({ exerciseId: id });
  const entries = data.map((entry) =>
    // The week knows first where the exercise was moved.
    entry.exerciseId === id ? { ...entry, date: scheduledDate, isDone: isCompleted } : entry,
  );
  const shown = shownOf(entries, id);
  if (entries.length < 2) return null;
  const most = Math.max(...shown.map(({ work }) => work));
  const here = shown.findIndex(({ exerciseId }) => exerciseId === id);
  const half = exercise.type === "bike" ? "ride" : "run";
  return (
    <section className={classes(styles.progression, sportClass(exercise.type))}>
      <h3>{isHalf ? `Progression of the ${half}` : "Progression"}</h3>
      <ol>
        {shown.map((entry, index) => (
          <Member
            key={entry.exerciseId}
            entry={entry}
            place={index < here ? "before" : index === here ? "here" : "later"}
            share={most > 0 ? entry.work / most : 0}
          />
        ))}
      </ol>
    </section>
  );
}
