import type { Discipline } from "../sport/discipline.ts";
import type { SportFamily } from "../sport/sport-family.ts";
import { isRun } from "./is-run.ts";

/** True if the activity can be an exercise of the discipline. Walks and hikes are not runs. */
export const isOfDiscipline = (
  discipline: Discipline,
  activity: { family: SportFamily; activityType: string },
): boolean => (discipline === "run" ? isRun(activity) : activity.family === discipline);
