import { formatDayAndMonth, type WeekAnswer } from "@triplan/domain";
import { ChoiceRow } from "../../shared/forms/choice-row.tsx";
import type { CheckInForm } from "./use-check-in.ts";
import styles from "./check-in-page.module.css";

const ANSWERS: readonly { value: WeekAnswer; label: string }[] = [
  { value: "as-planned", label: "As planned" },
  { value: "half", label: "About half" },
  { value: "nothing", label: "Nothing" },
];

/** Asks about weeks that nobody knows anything of: they count as unknown until there is an answer. */
export function WeekQuestions({ form }: { form: CheckInForm }) {
  const { checkIn, answerOf, setAnswer } = form;
  return (
    <section className={styles.panel} aria-labelledby="week-questions">
      <h2 id="week-questions">Did you train?</h2>
      <p className={styles.note}>
        There is nothing recorded. Your answer counts in your figures, and may change what is
        proposed below.
      </p>
      {checkIn.questions.map(({ week, weekStart, weekEnd }) => (
        <ChoiceRow
          key={weekStart}
          wraps
          legend={`Week ${week}, ${formatDayAndMonth(weekStart)} to ${formatDayAndMonth(weekEnd)}`}
          choices={ANSWERS}
          value={answerOf(weekStart)}
          onChange={(answer) => setAnswer(weekStart, answer)}
        />
      ))}
    </section>
  );
}
