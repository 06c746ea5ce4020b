import {
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
