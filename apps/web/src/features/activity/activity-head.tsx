import { Button } from "@mantine/core";
import { IconActivity, IconChevronLeft } from "@tabler/icons-react";
import { compareWithPlan } from "@triplan/domain";
import { Glyph, SportIcon } from "@triplan/ui";
import { Link } from "react-router-dom";
import {
  nameText,
  sourceText,
  startText,
  typeText,
} from "../../shared/activities/activity-texts.ts";
import { DAY_WORDS } from "../../shared/completions/day-words.ts";
import styles from "./activity-head.module.css";
import type { DetailedActivity } from "./activity-types.ts";
import { useWayBack } from "./use-way-back.ts";

/** The name of an activity with its day and source, and how it compares with its exercise. */
export function ActivityHead({ activity }: { activity: DetailedActivity }) {
  const back = useWayBack(activity);
  const { discipline, family, exercise } = activity;
  const name = nameText(activity);
  const hasTypeAsTitle = (exercise?.name ?? name) === typeText(activity.activityType);
  return (
    <header className={styles.head}>
      <Button
        variant="default"
        component={Link}
        to={back.to}
        onClick={back.onLeave}
        className={styles.back ?? ""}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
      >
        {back.label}
      </Button>
      {family === discipline ? <SportIcon discipline={discipline} /> : <IconActivity aria-hidden />}
      <h1 dir="auto">{exercise?.name ?? name}</h1>
      <p>
        {exercise && activity.activityName && name !== exercise.name && (
          <>
            <bdi>{name}</bdi> ·{" "}
          </>
        )}
        {hasTypeAsTitle ? "" : `${typeText(activity.activityType)} · `}
        {startText(activity)}
        {activity.source !== "manual" && ` · ${sourceText(activity)}`}
      </p>
      {exercise && <Compliance activity={activity} exercise={exercise} />}
    </header>
  );
}

interface ComplianceProps {
  activity: DetailedActivity;
  exercise: NonNullable<DetailedActivity["exercise"]>;
}

function Compliance({ activity, exercise }: ComplianceProps) {
  const training = { ...activity, minutes: activity.duration / 60 };
  const { word, percent } = compareWithPlan(exercise, training);
  const { name, glyph } = DAY_WORDS[word];
  return (
    <span className={styles.tag} data-word={word}>
      {glyph && <Glyph name={glyph} />}
      {name} · {percent} %
    </span>
  );
}
