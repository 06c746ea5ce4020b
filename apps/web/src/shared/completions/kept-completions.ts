import { isMove, isStillKept, readKept, writeKept, type KeptCompletion } from "./kept-changes.ts";

const withoutCompletion = (userId: number, exerciseId: number) =>
  readKept(userId).filter((each) => isMove(each) || each.input.exerciseId !== exerciseId);

/** Keeps an entry in place of an earlier one of its exercise. False if the browser stores nothing. */
export function keepCompletion(userId: number, kept: KeptCompletion): boolean {
  writeKept(userId, [...withoutCompletion(userId, kept.input.exerciseId), kept]);
  return isStillKept(userId, kept);
}

/** Forgets the entry of an exercise because the athlete discards it. */
export const discardKept = (userId: number, exerciseId: number) =>
  writeKept(userId, withoutCompletion(userId, exerciseId));
