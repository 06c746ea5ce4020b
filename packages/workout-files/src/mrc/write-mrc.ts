import type { Workout, WorkoutStep } from "../tree/workout.ts";

const LINE_END = "\r\n";

/**
 * An MRC file of a ride: minutes and percent of FTP, two points for each step. Only for workouts
 * whose every step has a share of FTP.
 */
export function writeMrc({ name, description, blocks }: Workout, fileName: string): string {
  const points: string[] = [];
  let seconds = 0;
  for (const step of blocks.flatMap(unrolled)) {
    const percent = ((step.share ?? 0) * 100).toFixed(1);
    const end = seconds + step.length.value;
    points.push(pointAt(seconds, percent), pointAt(end, percent));
    seconds = end;
  }
  return [
    "[COURSE HEADER]",
    "VERSION = 2",
    "UNITS = METRIC",
    `DESCRIPTION = ${plainText(`${name}. ${description}`)}`,
    `FILE NAME = ${plainText(fileName)}`,
    "MINUTES PERCENT",
    "[END COURSE HEADER]",
    "[COURSE DATA]",
    ...points,
    "[END COURSE DATA]",
    "",
  ].join(LINE_END);
}

const unrolled = ({ times, steps }: Workout["blocks"][number]): WorkoutStep[] =>
  Array.from({ length: times }, () => steps).flat();

const pointAt = (seconds: number, percent: string): string =>
  `${(seconds / 60).toFixed(2)}\t${percent}`;

/** One line without the brackets that begin a section. */
const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}[\]]+/gu, " ")
    .replaceAll(/ +/g, " ")
    .trim();
