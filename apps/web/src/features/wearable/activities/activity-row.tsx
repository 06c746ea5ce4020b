import { IconActivity, IconHeart } from "@tabler/icons-react";
import {
  distanceFigure,
  formatClock,
  paceFigure,
  type Figure,
  type SportFamily,
} from "@triplan/domain";
import { classes, SportIcon, sportClass, useUnits } from "@triplan/ui";
import { VisuallyHidden } from "@mantine/core";
import { Link } from "react-router-dom";
import styles from "./activities-card.module.css";
import { ActivityButtons } from "./activity-buttons.tsx";
import { nameText, startText, typeText } from "../../../shared/activities/activity-texts.ts";
import type { Activity } from "../../../shared/network/trpc.ts";

interface ActivityRowProps {
  activity: Activity;
  onDelete: () => void;
}

/** An activity with its date, duration, distance, pace and match. */
export const ActivityRow = ({ activity, onDelete }: ActivityRowProps) => (
  <li className={styles.row}>
    <SportSign family={activity.family} />
    <div className={styles.name}>
      <Link to={`/activities/${activity.id}`}>
        <bdi>{nameText(activity)}</bdi>
      </Link>
      <span>
        {typeText(activity.activityType)} · {startText(activity)}
      </span>
    </div>
    <div className={styles.figures}>
      <span className={styles.duration}>
        <VisuallyHidden>Duration </VisuallyHidden>
        {formatClock(activity.duration)}
      </span>
      <Measured activity={activity} />
      <HeartRate beats={activity.averageHeartRate} />
    </div>
    <ActivityButtons activity={activity} onDelete={onDelete} />
  </li>
);

function Measured({ activity }: { activity: Activity }) {
  const units = useUnits();
  return (
    <>
      <Value label="Distance" figure={distanceFigure(activity.family, activity, units)} />
      <Value label="Pace or speed" figure={paceFigure(activity.family, activity, units)} />
    </>
  );
}

const isSport = (family: SportFamily) =>
  family === "swim" || family === "bike" || family === "run" ? family : null;

function SportSign({ family }: { family: SportFamily }) {
  const sport = isSport(family);
  return (
    <span className={classes(styles.sign, sport && sportClass(sport))}>
      {sport ? (
        <SportIcon discipline={sport} variant="line" size={20} />
      ) : (
        <IconActivity size={20} stroke={1.75} aria-hidden />
      )}
    </span>
  );
}

const Value = ({ label, figure }: { label: string; figure: Figure | null }) => (
  <span className={styles.value}>
    <VisuallyHidden>{label} </VisuallyHidden>
    {figure ? (
      <>
        {figure.value} <span className={styles.unit}>{figure.unit}</span>
      </>
    ) : (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>not recorded</VisuallyHidden>
      </>
    )}
  </span>
);

const HeartRate = ({ beats }: { beats: number | null }) => (
  <span className={styles.heart}>
    <VisuallyHidden>Average heart rate </VisuallyHidden>
    {beats === null ? (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>not recorded</VisuallyHidden>
      </>
    ) : (
      <>
        <IconHeart size={14} aria-hidden />
        <span>
          {Math.round(beats)} <span className={styles.unit}>bpm</span>
        </span>
      </>
    )}
  </span>
);
