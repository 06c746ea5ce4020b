import { raceResultInput, type RaceResultBody } from "@triplan/contract";
import {
  parseFinishTime,
  parsePace,
  completeResult,
  finishOf,
  raceResultProblem,
  type RaceLeg,
  type RaceStatus,
} from "@triplan/domain";
import { byField, type FieldErrors } from "../../../shared/forms/refused-fields.ts";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import type { RacedRace } from "../model/race-types.ts";

/** A result as it is sent, without the race. */
export type ResultInput = Omit<RaceResultBody, "planId">;

/** The form as typed. */
export interface ResultValues {
  status: RaceStatus;
  finish: string;
  splits: Readonly<Record<RaceLeg, string>>;
  isFairDay: boolean;
  note: string;
}

/** The stored result, else what was recorded on race day. */
export function startValues({ result, recorded, parts }: RacedRace): ResultValues {
  const known = result?.splits ?? recorded;
  // One part: its recording is the finish.
  const finish = result ? result.finishSeconds : parts.length === 1 ? finishOf(recorded) : null;
  const text = (leg: RaceLeg) => (known[leg] === undefined ? "" : formatSplit(known[leg]));
  return {
    status: result?.status ?? "finished",
    finish: finish ? formatSplit(finish) : "",
    splits: {
      swim: text("swim"),
      t1: text("t1"),
      bike: text("bike"),
      t2: text("t2"),
      run: text("run"),
    },
    isFairDay: result?.isFairDay ?? true,
    note: result?.note ?? "",
  };
}

const secondsOf = (text: string): number | null =>
  parsePace(text.trim()) ?? parseFinishTime(text.trim());

/** The parts of the race together, once all are readable. */
export function sumOf({ splits }: ResultValues, parts: readonly RaceLeg[]): number | null {
  const times = parts.map((leg) => secondsOf(splits[leg]));
  return times.reduce<number | null>(
    (sum, part) => (sum === null || part === null ? null : sum + part),
    0,
  );
}

const UNREADABLE = "Enter a time such as 29:05 or 1:20:10";

/** The API's input of a form, or the message of each invalid field. */
export function readResult(
  race: Pick<RacedRace, "parts">,
  { status, finish, splits, isFairDay, note }: ResultValues,
): { input: ResultInput } | { errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const read = (field: string, text: string): number | null => {
    if (text.trim() === "") return null;
    const time = secondsOf(text);
    if (time === null) errors[field] = UNREADABLE;
    return time;
  };
  const isStarted = status !== "not-started";
  const typed = race.parts.length > 1 && isStarted ? race.parts : [];
  const parts = typed.map((leg) => [leg, read(`splits.${leg}`, splits[leg])]);
  const input: ResultInput = {
    status,
    finishSeconds: status === "finished" ? read("finishSeconds", finish) : null,
    splits: Object.fromEntries(parts),
    isFairDay,
    note: note.trim() || null,
  };
  if (Object.keys(errors).length > 0) return { errors };
  const parsed = raceResultInput.safeParse(input);
  if (!parsed.success) return { errors: byField(issuesOf(parsed.error.issues)) };
  const problem = raceResultProblem(completeResult(parsed.data, race.parts), race.parts);
  return problem ? { errors: byField([problem]) } : { input };
}

const issuesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => ({ path: path.join("."), message }));
