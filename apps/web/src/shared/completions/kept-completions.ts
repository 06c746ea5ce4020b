import type { CompleteExerciseInput } from "@triplan/contract";
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

const NONE: readonly KeptCompletion[] = [];
const STATES: ReadonlySet<unknown> = new Set(["sending", "waiting", "refused"]);
const listeners = new Set<() => void>();

const keyOf = (userId: number) => `completions.${userId}`;

function isKept(value: unknown): value is KeptCompletion {
  if (typeof value !== "object" || value === null) return false;
  const { input, name, state } = value as Partial<Record<keyof KeptCompletion, unknown>>;
  if (typeof input !== "object" || input === null || typeof name !== "string") return false;
  const { exerciseId, date, durationSeconds } = input as Partial<Record<string, unknown>>;
  return (
    Number.isSafeInteger(exerciseId) &&
    typeof date === "string" &&
    Number.isFinite(durationSeconds) &&
    STATES.has(state)
  );
}

function parse(text: string | null): readonly KeptCompletion[] {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isKept) : NONE;
  } catch {
    return NONE;
  }
}

const read = (userId: number) => parse(deviceStorage.get(keyOf(userId)));

function write(userId: number, kept: readonly KeptCompletion[]) {
  if (kept.length === 0) deviceStorage.remove(keyOf(userId));
  else deviceStorage.set(keyOf(userId), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

const isSame = (a: KeptCompletion, b: KeptCompletion) =>
  JSON.stringify(a.input) === JSON.stringify(b.input);

/** False once it was sent, discarded or replaced, in this tab or another one. */
export const isStillKept = (userId: number, kept: KeptCompletion): boolean =>
  read(userId).some((each) => isSame(each, kept));

/** Keeps an entry in place of an earlier one of its exercise. False if the browser stores nothing. */
export function keepCompletion(userId: number, kept: KeptCompletion): boolean {
  const others = read(userId).filter(({ input }) => input.exerciseId !== kept.input.exerciseId);
  write(userId, [...others, kept]);
  return isStillKept(userId, kept);
}

/** Changes the state of an entry unless it was replaced meanwhile. */
export function updateKept(userId: number, kept: KeptCompletion, change: KeptState) {
  write(
    userId,
    read(userId).map((each) => (isSame(each, kept) ? { ...each, ...change } : each)),
  );
}

/** Makes entries wait whose sending ended with the page that did it. */
export function resumeInterrupted(userId: number) {
  const kept = read(userId);
  if (kept.every(({ state }) => state !== "sending")) return;
  write(
    userId,
    kept.map((each) => (each.state === "sending" ? { ...each, state: "waiting" } : each)),
  );
}

/** Forgets an entry unless it was replaced meanwhile. */
export const releaseKept = (userId: number, kept: KeptCompletion) =>
  write(
    userId,
    read(userId).filter((each) => !isSame(each, kept)),
  );

/** Forgets the entry of an exercise because the athlete discards it. */
export const discardKept = (userId: number, exerciseId: number) =>
  write(
    userId,
    read(userId).filter(({ input }) => input.exerciseId !== exerciseId),
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Fires for changes of other tabs.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The current user's entries on this device. */
export function useKeptCompletions(): readonly KeptCompletion[] {
  const userId = useCurrentUser().data?.id;
  const text = useSyncExternalStore(
    subscribe,
    () => (userId === undefined ? null : deviceStorage.get(keyOf(userId))),
    () => null,
  );
  return useMemo(() => parse(text), [text]);
}
