import type { IsoDate } from "../calendar/iso-date.ts";
import type { SportFamily } from "../sport/sport-family.ts";
import type { ActivitySource } from "./activity-source.ts";
import { overlapsMostly } from "./overlap.ts";

/** What tells one workout from another, and what is known of its duplicates. */
export interface Fingerprint {
  id: number;
  source: ActivitySource;
  family: SportFamily;
  /** Local date of the athlete at the start. */
  localDate: IsoDate;
  /** Milliseconds since 1970 in UTC; entries by hand have no time of day. */
  startMs: number;
  durationSeconds: number;
  distanceMeters: number | null;
  /** The multisport recording that contains this part. */
  parentProviderId: string | null;
  /** True if it completed an exercise. */
  isLinked: boolean;
  duplicateOf: number | null;
  /** The athlete said that it is no duplicate. */
  isKeptSeparate: boolean;
}

const SAME_START_MS = 120_000;
const MAX_DIFFERENCE = 0.1;

/**
 * Finds activities that were stored twice: the same sport, a start within two minutes or an overlap
 * of 80 %, duration and distance within 10 %. An entry by hand has a day only, and equals at most one
 * recording of it. A completed exercise keeps its activity, and a duplicate never replaces the one
 * before it. Does not depend on the input order.
 *
 * @returns ids of duplicates with the activity that each one duplicates, never a duplicate itself
 */
export function findDuplicates(activities: readonly Fingerprint[]): Map<number, number> {
  const comparable = activities
    .filter(({ source, isKeptSeparate }) => source !== "test" && !isKeptSeparate)
    .toSorted(byPriority);
  const duplicates = new Map<number, number>();
  const originals: Fingerprint[] = [];
  for (const activity of comparable.filter(isRecording)) {
    const original = originals.find((other) => isSameRecording(other, activity));
    if (original && !activity.isLinked) duplicates.set(activity.id, original.id);
    else originals.push(activity);
  }
  const free = new Set(originals);
  for (const entry of comparable.filter((activity) => !isRecording(activity))) {
    const recording = nearest(entry, [...free]);
    if (!recording) continue;
    free.delete(recording);
    const [kept, dropped] = [entry, recording].toSorted(byPriority);
    if (kept && dropped) replaceOriginal(duplicates, kept, dropped);
  }
  return duplicates;
}

const isRecording = ({ source }: Fingerprint) => source !== "manual";

/** What completed an exercise first, then what is no duplicate yet, then what was stored first. */
const byPriority = (a: Fingerprint, b: Fingerprint) =>
  Number(b.isLinked) - Number(a.isLinked) ||
  Number(a.duplicateOf !== null) - Number(b.duplicateOf !== null) ||
  a.id - b.id;

function isSameRecording(a: Fingerprint, b: Fingerprint): boolean {
  const isSameTime = Math.abs(a.startMs - b.startMs) <= SAME_START_MS || overlapsMostly(a, b);
  const areParts = a.parentProviderId !== null && a.parentProviderId === b.parentProviderId;
  return isSameTime && !areParts && isSameSize(a, b);
}

const isSameSize = (a: Fingerprint, b: Fingerprint) =>
  a.family === b.family &&
  difference(a.durationSeconds, b.durationSeconds) <= MAX_DIFFERENCE &&
  difference(a.distanceMeters, b.distanceMeters) <= MAX_DIFFERENCE;

/** Part of the greater value, 0 to 1; 0 where one is unknown. */
function difference(a: number | null, b: number | null): number {
  if (!a || !b) return 0;
  return Math.abs(a - b) / Math.max(a, b);
}

/** The recording of the entry's day that is most like it. */
function nearest(entry: Fingerprint, recordings: readonly Fingerprint[]): Fingerprint | undefined {
  const sizeDifference = (other: Fingerprint) =>
    difference(entry.durationSeconds, other.durationSeconds) +
    difference(entry.distanceMeters, other.distanceMeters);
  return recordings
    .filter(({ localDate }) => localDate === entry.localDate)
    .filter((other) => !(entry.isLinked && other.isLinked) && isSameSize(entry, other))
    .toSorted((a, b) => sizeDifference(a) - sizeDifference(b) || a.id - b.id)[0];
}

function replaceOriginal(
  duplicates: Map<number, number>,
  kept: Fingerprint,
  dropped: Fingerprint,
): void {
  for (const [id, original] of duplicates) {
    if (original === dropped.id) duplicates.set(id, kept.id);
  }
  duplicates.set(dropped.id, kept.id);
}
