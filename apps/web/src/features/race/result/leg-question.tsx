import { Button } from "@mantine/core";
import type { RecordThresholdsInput } from "@triplan/contract";
import { DISCIPLINE_NAMES, racedDiscipline, type IsoDate } from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { useState } from "react";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import { judgedPerformance, verdictText } from "../../../shared/thresholds/judged-entry.ts";
import { thresholdText } from "../../../shared/thresholds/threshold-texts.ts";
import { useTargetsAfter } from "../../../shared/thresholds/use-new-targets.ts";
import { useRecordThresholds } from "../../../shared/thresholds/use-record-thresholds.ts";
import type { RacedRace } from "../model/race-types.ts";
import styles from "./result.module.css";

interface LegQuestionProps {
  test: RacedRace["tests"][number];
  raceDate: IsoDate;
}

/** Asks whether a leg counts as a test of its threshold; nothing changes without an answer. */
export function LegQuestion(props: LegQuestionProps) {
  const { data: thresholds } = trpc.thresholds.list.useQuery();
  return thresholds ? <Question {...props} thresholds={thresholds} /> : null;
}

interface QuestionProps extends LegQuestionProps {
  thresholds: RouterOutputs["thresholds"]["list"];
}

type Choice = Pick<RecordThresholdsInput, "isGoodTest" | "isAsMeasured">;
const AS_JUDGED: Choice = { isGoodTest: true, isAsMeasured: false };
const WHOLE: Choice = { isGoodTest: true, isAsMeasured: true };
const KEEP: Choice = { isGoodTest: false, isAsMeasured: false };

function Question({ test: { performance }, raceDate, thresholds }: QuestionProps) {
  const units = useUnits();
  const [problem, setProblem] = useState("");
  const { mutate, isPending } = useRecordThresholds({
    onQuestions: ([question]) => setProblem(question ?? ""),
    onRefused: (errors) => setProblem(Object.values(errors)[0] ?? ""),
    onSaved: () => undefined,
  });
  const input = { performance, date: raceDate, isConfirmed: true };
  const targets = useTargetsAfter({ ...input, ...AS_JUDGED });
  const [judged] = judgedPerformance(performance, raceDate, thresholds);
  if (!judged) return null;
  const { kind, verdict, value, measured, present } = judged;
  const textOf = (threshold: number) => thresholdText(kind, threshold, units);
  const answer = (choice: Choice) => isPending || mutate({ ...input, ...choice });
  const name = DISCIPLINE_NAMES[racedDiscipline(performance)];
  const keep = present ? `Keep ${textOf(present.value)}` : "Don’t count it";
  const isSame = verdict === "same";
  const isHalf = verdict === "half";
  return (
    <section className={styles.question} aria-label={`${name} threshold`}>
      <p>
        <b>{name}.</b>{" "}
        {verdictText(judged, units) ||
          `Your result says ${textOf(measured)} at threshold${present ? `, your plan ${textOf(present.value)}` : ""}.`}{" "}
        {targets}
      </p>
      {problem !== "" && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        {!isSame && (
          <Button variant="default" aria-disabled={isPending} onClick={() => answer(AS_JUDGED)}>
            Use {textOf(value)}
          </Button>
        )}
        {(isSame || isHalf) && (
          <Button variant="default" aria-disabled={isPending} onClick={() => answer(WHOLE)}>
            Use {textOf(measured)}
          </Button>
        )}
        <Button
          variant="default"
          aria-disabled={isPending}
          onClick={() => answer(isSame ? AS_JUDGED : KEEP)}
        >
          {keep}
        </Button>
      </div>
    </section>
  );
}
