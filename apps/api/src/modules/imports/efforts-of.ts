import {
  type ActivityStream,
  disciplineOf,
  isOfDiscipline,
  recordedEfforts,
  type RecordedDetail,
  type SportFamily,
} from "@triplan/domain";

/** The efforts of a recording as they are stored; null for walks and other sports, too. */
export function effortsOf(
  activity: { family: SportFamily; activityType: string },
  detail: RecordedDetail,
): string | null {
  const discipline = disciplineOf(activity.family);
  if (!isOfDiscipline(discipline, activity)) return null;
  const efforts = recordedEfforts(discipline, detail);
  return efforts && JSON.stringify(efforts);
}

/** An activity whose distance may have been left out. */
export interface StoredActivity {
  family: SportFamily;
  activityType: string;
  distance: number | null;
}

/** The efforts of a stored recording. A distance that was left out as impossible has impossible speeds, too. */
export function storedEfforts(
  activity: StoredActivity,
  { laps, stream }: Pick<RecordedDetail, "laps"> & { stream: ActivityStream | null },
): string | null {
  if (activity.family !== "bike" && activity.distance === null) return null;
  return effortsOf(activity, { laps, stream: stream ?? { time: [] } });
}
