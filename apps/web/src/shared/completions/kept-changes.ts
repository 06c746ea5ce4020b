import type { CompleteExerciseInput } from "@triplan/contract";
import type { Weekday } from "@triplan/domain";
import { useMemo, useSyncExternalStore } from "react";
import { useCurrentUser } from "../account/current-user.ts";
import { deviceStorage } from "../browser/device-storage.ts";

export interface KeptState {
  /** `sending`: not answered yet. `waiting`: the server could not be reached. */
  state: "sending" | "waiting" | "refused";
  /** Why the server refused it; null otherwise. */
  reason: string | null;
}

/** What an athlete entered, stored on the device until the server has it. */
export interface KeptCompletion extends KeptState {
  input: CompleteExerciseInput;
  /** Name of the exercise, which the page may not have loaded. */
  name: string;
}

export interface ExerciseMove {
  exerciseId: number;
  /** Days on which the server may have it, null for none; undefined to move it from anywhere. */
  from?: readonly (Weekday | null)[];
  to: Weekday | null;
}

/** A move of one exercise, or of both halves of a brick. */
export interface KeptMove extends KeptState {
  moves: readonly ExerciseMove[];
  name: string;
  /** True if the athlete may still move it: only its day changed meanwhile. */
  isMovable?: boolean;
}

export type KeptChange = KeptCompletion | KeptMove;

export const isMove = (change: KeptChange): change is KeptMove => "moves" in change;

/** The state of a change that is sent later. */
export const WAITING = { state: "waiting", reason: null } as const satisfies KeptState;

const NONE: readonly KeptChange[] = [];
const STATES: ReadonlySet<unknown> = new Set(["sending", "waiting", "refused"]);
const listeners = new Set<() => void>();

const PREFIX = "completions.";
const keyOf = (userId: number) => `${PREFIX}${userId}`;

type Unknown<T> = Partial<Record<keyof T, unknown>>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isExerciseMove(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { exerciseId, to } = value as Unknown<ExerciseMove>;
  return Number.isSafeInteger(exerciseId) && (to === null || Number.isSafeInteger(to));
}

function isCompletionInput(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { exerciseId, date, durationSeconds } = value as Unknown<CompleteExerciseInput>;
  return (
    Number.isSafeInteger(exerciseId) && typeof date === "string" && Number.isFinite(durationSeconds)
  );
}

function isKept(value: unknown): value is KeptChange {
  if (!isObject(value)) return false;
  const { input, moves, name, state } = value as Unknown<KeptCompletion & KeptMove>;
  if (typeof name !== "string" || !STATES.has(state)) return false;
  return Array.isArray(moves) ? moves.every(isExerciseMove) : isCompletionInput(input);
}

function parse(text: string | null): readonly KeptChange[] {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isKept) : NONE;
  } catch {
    return NONE;
  }
}

/** A user's changes on this device, in the order in which they were made. */
export const readKept = (userId: number) => parse(deviceStorage.get(keyOf(userId)));

/** The users whose changes are on this device. */
export const keptUsers = (): number[] =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => Number(key.slice(PREFIX.length)));

/** Stores all changes of a user. */
export function writeKept(userId: number, kept: readonly KeptChange[]) {
  if (kept.length === 0) deviceStorage.remove(keyOf(userId));
  else deviceStorage.set(keyOf(userId), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

const contentOf = (change: KeptChange) =>
  JSON.stringify(isMove(change) ? change.moves : change.input);

const isSame = (a: KeptChange, b: KeptChange) => contentOf(a) === contentOf(b);

/** False once it was sent, discarded or replaced, in this tab or another one. */
export const isStillKept = (userId: number, kept: KeptChange): boolean =>
  readKept(userId).some((each) => isSame(each, kept));

/** True if a change waits, behind which later ones wait too. */
export const hasWaiting = (userId: number): boolean =>
  readKept(userId).some(({ state }) => state === "waiting");

/** Changes the state of an entry unless it was replaced meanwhile. */
export function updateKept(
  userId: number,
  kept: KeptChange,
  change: KeptState & Pick<KeptMove, "isMovable">,
) {
  writeKept(
    userId,
    readKept(userId).map((each) => (isSame(each, kept) ? { ...each, ...change } : each)),
  );
}

/** Makes entries wait whose sending ended with the page that did it. */
export function resumeInterrupted(userId: number) {
  const kept = readKept(userId);
  if (kept.every(({ state }) => state !== "sending")) return;
  writeKept(
    userId,
    kept.map((each) => (each.state === "sending" ? { ...each, state: "waiting" } : each)),
  );
}

/** Forgets an entry unless it was replaced meanwhile. */
export const releaseKept = (userId: number, kept: KeptChange) =>
  writeKept(
    userId,
    readKept(userId).filter((each) => !isSame(each, kept)),
  );

/** Calls back at each change of what is kept, of other tabs too, until the returned function runs. */
export function subscribeKept(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The current user's changes on this device, in the order in which they were made. */
export function useKeptChanges(): readonly KeptChange[] {
  const userId = useCurrentUser().data?.id;
  const text = useSyncExternalStore(
    subscribeKept,
    () => (userId === undefined ? null : deviceStorage.get(keyOf(userId))),
    () => null,
  );
  return useMemo(() => parse(text), [text]);
}
