import { formatHours } from "@triplan/domain";
import type { RouterOutputs } from "../../shared/network/trpc.ts";
import { NewEditionNote } from "../../shared/plans/new-edition-note.tsx";
import styles from "./edit-plan-dialog.module.css";

type GoalPreview = RouterOutputs["plans"]["previewGoal"];

/** What the new goal changes in the coming weeks, before it is saved. */
export const GoalChange = ({ preview }: { preview: GoalPreview | undefined }) => (
  <section className={styles.change} aria-label="What changes" aria-busy={!preview}>
    <div aria-live="polite">
      {preview ? <Sentences {...preview} /> : <p>Working out what would change...</p>}
    </div>
  </section>
);

const exercises = (count: number) => (count === 1 ? "1 exercise" : `${count} exercises`);

const meanOf = (minutes: readonly number[]) =>
  minutes.reduce((sum, each) => sum + each, 0) / Math.max(1, minutes.length);

const hoursOf = (minutes: readonly number[]) => formatHours(Math.round(meanOf(minutes) / 5) * 5);

function Sentences(preview: GoalPreview) {
  const { fromWeek, isNewEdition, changed, added, removed } = preview;
  const { weeklyMinutesBefore, weeklyMinutesAfter } = preview;
  if (changed + added + removed === 0) return <p>No exercise changes.</p>;
  const [before, after] = [hoursOf(weeklyMinutesBefore), hoursOf(weeklyMinutesAfter)];
  return (
    <>
      {isNewEdition && <NewEditionNote fromWeek={fromWeek} />}
      <p>
        <b>
          {exercises(changed)} {changed === 1 ? "changes" : "change"}
          {added > 0 && `, ${added} more`}
          {removed > 0 && `, ${removed} fewer`}
        </b>{" "}
        from week {fromWeek} on. Hours a week: {before === after ? before : `${before} → ${after}`}.
      </p>
    </>
  );
}
