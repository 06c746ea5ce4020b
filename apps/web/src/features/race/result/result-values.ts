import { saveRaceResultInput, type RaceResultBody } from "@triplan/contract";
import {
  parseFinishTime,
  parsePace,
  RACE_LEGS,
  formatClock,
  type RaceLeg,
  type RaceStatus,
} from "@triplan/domain";
import { byField, type FieldErrors } from "../../../shared/forms/refused-fields.ts";
import { formatSplit } from "../../../shared/goal/goal-texts.ts";
import type { RaceDay } from "../model/race-types.ts";

/** The form as typed. */
export interface ResultValues {
  status: RaceStatus;
  finish: string;
  splits: Readonly<Record<RaceLeg, string>>;
  isFairDay: boolean;
  note: string;
}

/** The stored result, else what was recorded on race day. */
export function startValues({ result, recorded }: RaceDay): ResultValues {
  const known = result?.splits ?? recorded;
  const text = (leg: RaceLeg) => (known[leg] === undefined ? "" : formatSplit(known[leg]));
  return {
    status: result?.status ?? "finished",
    finish: result?.finishSeconds ? formatClock(result.finishSeconds) : "",
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

/** The five parts together, once all are readable. */
export function sumOf({ splits }: ResultValues): number | null {
  const parts = RACE_LEGS.map((leg) => secondsOf(splits[leg]));
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === null ? null : sum + part),
    0,
  );
}

const UNREADABLE = "Enter a time such as 29:05 or 1:20:10";

/** The API's input of a form, or the message of each invalid field. */
export function readResult(
  planId: number,
  { status, finish, splits, isFairDay, note }: ResultValues,
): { input: RaceResultBody } | { errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const read = (field: string, text: string): number | null => {
    if (text.trim() === "") return null;
    const time = secondsOf(text);
    if (time === null) errors[field] = UNREADABLE;
    return time;
  };
  const isStarted = status !== "not-started";
  const parts = RACE_LEGS.map((leg) => [
    leg,
    isStarted ? read(`splits.${leg}`, splits[leg]) : null,
  ]);
  const input: RaceResultBody = {
    planId,
    status,
    finishSeconds: status === "finished" ? read("finishSeconds", finish) : null,
    splits: Object.fromEntries(parts),
    isFairDay,
    note: note.trim() || null,
  };
  if (Object.keys(errors).length > 0) return { errors };
  const parsed = saveRaceResultInput.safeParse(input);
  return parsed.success ? { input } : { errors: byField(issuesOf(parsed.error.issues)) };
}

const issuesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => ({ path: path.join("."), message }));
