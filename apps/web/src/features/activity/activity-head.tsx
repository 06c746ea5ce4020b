import { Button } from "@mantine/core";
import { IconActivity, IconChevronLeft } from "@tabler/icons-react";
import { complianceOf, complianceWord } from "@triplan/domain";
import { Glyph, SportIcon, type GlyphName } from "@triplan/ui";
import { Link } from "react-router-dom";
import {
  nameText,
  sourceText,
  startText,
  typeText,
} from "../../shared/activities/activity-texts.ts";
import styles from "./activity-head.module.css";
import type { DetailedActivity } from "./activity-types.ts";
import { useWayBack } from "./use-way-back.ts";

/** The name of an activity with its day and source, and how it compares with its exercise. */
export function ActivityHead({ activity }: { activity: DetailedActivity }) {
  const back = useWayBack(activity);
  const { discipline, family, exercise } = activity;
  const name = nameText(activity);
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
        {typeText(activity.activityType)} · {startText(activity)}
        {activity.source !== "manual" && ` · ${sourceText(activity)}`}
      </p>
      {exercise && <Compliance activity={activity} exercise={exercise} />}
    </header>
  );
}

const SIGNS = {
  "as-planned": "check",
  longer: "longer",
  "much-longer": "longer",
  shorter: "shorter",
  "much-shorter": "shorter",
} as const satisfies Record<ReturnType<typeof complianceWord>, GlyphName>;

interface ComplianceProps {
  activity: DetailedActivity;
  exercise: NonNullable<DetailedActivity["exercise"]>;
}

function Compliance({ activity, exercise }: ComplianceProps) {
  const { duration, distance } = activity;
  const percent = complianceOf(exercise, { minutes: duration / 60, distance });
  const word = complianceWord(percent);
  return (
    <span className={styles.tag} data-word={word}>
      <Glyph name={SIGNS[word]} />
      {word.replace("-", " ")} · {percent} %
    </span>
  );
}
