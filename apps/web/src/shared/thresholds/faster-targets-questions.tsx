import { Button } from "@mantine/core";
import { DISCIPLINE_NOUNS } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { trpc } from "../network/trpc.ts";
import styles from "./faster-targets-questions.module.css";
import { thresholdText } from "./threshold-texts.ts";
import { useAnswerEstimate } from "./use-record-thresholds.ts";

/** Asks for each sport that feels easier than planned whether its targets may move up. */
export function FasterTargetsQuestions() {
  const units = useUnits();
  const { data: questions = [] } = trpc.thresholds.estimates.useQuery();
  const { mutate, isPending } = useAnswerEstimate();
  return questions.map(({ key, discipline, kind, value, percent }) => {
    const noun = DISCIPLINE_NOUNS[discipline];
    const answer = (given: "yes" | "no") => {
      if (!isPending) mutate({ key, answer: given });
    };
    return (
      <section key={key} className={styles.question} aria-label={`Faster ${noun} targets`}>
        <p>
          <b>Your {noun}s feel easier than planned.</b> Move the targets {percent} % up, to a
          threshold of {thresholdText(kind, value, units)}? Your hours stay the same.
        </p>
        <div className={styles.buttons}>
          <Button variant="default" aria-disabled={isPending} onClick={() => answer("yes")}>
            Yes
          </Button>
          <Button variant="default" aria-disabled={isPending} onClick={() => answer("no")}>
            No
          </Button>
        </div>
      </section>
    );
  });
}
