import { Button } from "@mantine/core";
import { IconActivity, IconFile } from "@tabler/icons-react";
import { classes, Glyph, SportIcon, sportClass, useUnits } from "@triplan/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { CompareButton } from "../../shared/activities/compare-button.tsx";
import { ChooseExercise } from "../../shared/imports/choose-exercise.tsx";
import type { ImportedFile } from "../../shared/imports/import-types.ts";
import styles from "./import-row.module.css";
import { factsOf, OUTCOMES, sportOf, titleOf } from "./import-texts.ts";
import { useKeepExtra } from "./use-import-actions.ts";

function Sign({ file }: { file: ImportedFile }) {
  const sport = sportOf(file);
  if (sport) {
    return (
      <span className={classes(styles.sport, sportClass(sport))}>
        <SportIcon discipline={sport} variant="line" size={20} />
      </span>
    );
  }
  const Icon = file.activity ? IconActivity : IconFile;
  return <Icon className={styles.sport} size={20} stroke={1.75} aria-hidden />;
}

const STARTS = {
  stored: "Stored as an extra.",
  choose: "Stored.",
  duplicate: "Duplicate.",
  refused: "Refused.",
} as const;

function Sentence({ file }: { file: ImportedFile }) {
  const { outcome, reason, exerciseName, exerciseWeek, exerciseId } = file;
  const rest = reason === null ? "" : ` ${reason}`;
  if (outcome !== "matched") return <span>{`${STARTS[outcome]}${rest}`}</span>;
  return (
    <span>
      Completes{" "}
      <Link to={`/?week=${exerciseWeek}&exercise=${exerciseId}`}>
        <bdi>{exerciseName}</bdi>
      </Link>
      , week {exerciseWeek}.{rest}
    </span>
  );
}

export interface ImportRowProps {
  importId: number;
  file: ImportedFile;
}

/** A file of an import with what became of it. */
export function ImportRow({ importId, file }: ImportRowProps) {
  const units = useUnits();
  const [isChoosing, setChoosing] = useState(false);
  const { keepExtra } = useKeepExtra();
  const { outcome, name, position, activity, activityId } = file;
  const facts = factsOf(file, units);
  const title = titleOf(file);
  const canChoose = outcome === "choose" && activity !== null && activityId !== null;
  return (
    <li className={styles.row}>
      <Sign file={file} />
      <div className={styles.title}>
        <b dir="auto">{title}</b>
        {facts && <span>{facts}</span>}
      </div>
      <span className={styles.file} dir="auto">
        {title === name ? "" : name}
      </span>
      <span className={styles.outcome} data-outcome={outcome}>
        <Glyph name={OUTCOMES[outcome].sign} size={16} />
        <Sentence file={file} />
      </span>
      <span className={styles.action}>
        {canChoose && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={isChoosing}
            aria-label={`Choose for ${title}`}
            onClick={() => setChoosing(!isChoosing)}
          >
            Choose
          </Button>
        )}
        {activityId !== null && file.duplicateOf !== null && (
          <CompareButton
            activityId={activityId}
            originalId={file.duplicateOf}
            name={title}
            size="compact-sm"
          />
        )}
      </span>
      {canChoose && isChoosing && (
        <div className={styles.choices}>
          <ChooseExercise
            activityId={activityId}
            providerActivityId={activity.providerActivityId}
            onMatched={() => setChoosing(false)}
            onNeither={() => keepExtra({ importId, position })}
          />
        </div>
      )}
    </li>
  );
}
