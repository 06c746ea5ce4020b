import { Button, Skeleton } from "@mantine/core";
import { distanceFigure, figureText, formatClock, type Units } from "@triplan/domain";
import { Dialog, useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { errorText } from "../network/error-text.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";
import { nameText, sourceText, startText } from "./activity-texts.ts";
import styles from "./compare-dialog.module.css";

type ComparedActivity = RouterOutputs["activities"]["get"];

interface Row {
  label: string;
  text: (activity: ComparedActivity, units: Units) => string | null;
}

const ROWS: readonly Row[] = [
  { label: "Start", text: startText },
  { label: "Duration", text: ({ duration }) => formatClock(duration) },
  { label: "Distance", text: distanceText },
  { label: "Heart rate", text: ({ averageHeartRate }) => heartRateText(averageHeartRate) },
  { label: "Laps", text: ({ laps }) => (laps.length > 0 ? String(laps.length) : null) },
  { label: "Source", text: sourceText },
  { label: "Exercise", text: ({ exercise }) => exercise?.name ?? null },
];

function distanceText(activity: ComparedActivity, units: Units): string | null {
  const distance = distanceFigure(activity.family, activity, units);
  return distance && figureText(distance);
}

const heartRateText = (beats: number | null) =>
  beats === null ? null : `${Math.round(beats)} bpm`;

interface CompareDialogProps {
  activityId: number;
  originalId: number;
  onClose: () => void;
}

/** A copy beside the activity that counts. */
export function CompareDialog({ activityId, originalId, onClose }: CompareDialogProps) {
  const copy = trpc.activities.get.useQuery({ activityId });
  const original = trpc.activities.get.useQuery({ activityId: originalId });
  const error = copy.error ?? original.error;
  return (
    <Dialog title="Compare Activities" size={560} onClose={onClose}>
      {copy.data && original.data ? (
        <Comparison original={original.data} copy={copy.data} onLeave={onClose} />
      ) : error ? (
        <p role="alert">The activities could not be loaded. {errorText(error)}</p>
      ) : (
        <output aria-label="Loading">
          <Skeleton height={240} radius={8} />
        </output>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

interface ComparisonProps {
  original: ComparedActivity;
  copy: ComparedActivity;
  onLeave: () => void;
}

function Comparison({ original, copy, onLeave }: ComparisonProps) {
  const units = useUnits();
  // A copy without its offset would show the same start at another time of day.
  const startOffsetSeconds = original.startOffsetSeconds ?? copy.startOffsetSeconds;
  const columns = [
    { state: "Counts", activity: { ...original, startOffsetSeconds } },
    { state: "Copy, counts nowhere", activity: { ...copy, startOffsetSeconds } },
  ];
  const rows = ROWS.map(({ label, text }) => ({
    label,
    texts: columns.map(({ activity }) => ({ id: activity.id, text: text(activity, units) })),
  }));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="row">Activity</th>
          {columns.map(({ state, activity }) => (
            <th key={activity.id} scope="col">
              <Link to={`/activities/${activity.id}`} onClick={onLeave}>
                <bdi>{nameText(activity)}</bdi>
              </Link>
              <span>{state}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ texts }) => texts.some(({ text }) => text !== null))
          .map(({ label, texts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {texts.map(({ id, text }) => (
                <td key={id} dir="auto">
                  {text ?? "–"}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
