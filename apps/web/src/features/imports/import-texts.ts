import {
  dateInZone,
  distanceFigure,
  figureText,
  formatClock,
  formatDayAndMonth,
  type Discipline,
  type ImportOutcome,
  type Units,
  capitalized,
} from "@triplan/domain";
import type { GlyphName } from "@triplan/ui";
import { browserTimeZone } from "../../shared/dates/today.ts";
import type { ImportedFile, ImportSummary } from "../../shared/imports/import-types.ts";

export interface OutcomeWords {
  /** Of the filter: "Completes an exercise". */
  label: string;
  /** In a sentence after its number: "2 complete an exercise". */
  one: string;
  many: string;
  sign: GlyphName;
}

export const OUTCOMES: Readonly<Record<ImportOutcome, OutcomeWords>> = {
  matched: {
    label: "Completes an exercise",
    one: "completes an exercise",
    many: "complete an exercise",
    sign: "check",
  },
  stored: { label: "Extra", one: "is an extra", many: "are extras", sign: "plus" },
  choose: {
    label: "To choose",
    one: "waits for your choice",
    many: "wait for your choice",
    sign: "link",
  },
  duplicate: {
    label: "Duplicate",
    one: "was here already",
    many: "were here already",
    sign: "calendar",
  },
  refused: { label: "Refused", one: "was refused", many: "were refused", sign: "cross" },
};

/** In the order of the filters. */
export const OUTCOME_ORDER = ["matched", "stored", "choose", "duplicate", "refused"] as const;

export const readCount = ({ counts }: Pick<ImportSummary, "counts">): number =>
  OUTCOME_ORDER.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);

const filesText = (count: number) =>
  count === 1 ? "1 file" : `${count.toLocaleString("en-US")} files`;

/** "41 of 63 files read. You can leave this page, it goes on without you."; of one file "It is an extra." */
export function progressText(summary: ImportSummary): string {
  const { status, isStopped, fileCount, error } = summary;
  const read = readCount(summary);
  if (status === "failed") return `${error ?? ""} ${read > 0 ? `${filesText(read)} read.` : ""}`;
  if (isStopped) return stoppedText(summary);
  const only = read === 1 && OUTCOME_ORDER.find((outcome) => summary.counts[outcome]);
  if (status === "done" && only) return `It ${OUTCOMES[only].one}.`;
  if (status === "done") return `${filesText(read)} read. ${countsText(summary)}`;
  const leave = "You can leave this page, it goes on without you.";
  if (fileCount === null) return `${filesText(read)} read so far. ${leave}`;
  return `${read.toLocaleString("en-US")} of ${filesText(fileCount)} read. ${leave}`;
}

/** "Stopped after 41 of 63 files. 40 are extras and 1 was refused. The other 22 were not read." */
function stoppedText(summary: ImportSummary): string {
  const { fileCount } = summary;
  const read = readCount(summary);
  if (read === 0) return "Stopped before a file was read.";
  if (fileCount === null) return `Stopped after ${filesText(read)}. ${countsText(summary)}`;
  const others = fileCount - read;
  const after = `Stopped after ${read.toLocaleString("en-US")} of ${filesText(fileCount)}.`;
  const unread =
    others === 1
      ? "The other one was not read."
      : `The other ${others.toLocaleString("en-US")} were not read.`;
  return `${after} ${countsText(summary)} ${others > 0 ? unread : ""}`.trim();
}

/** "38 complete an exercise, 12 are extras and 4 were refused." */
function countsText({ counts }: ImportSummary): string {
  const parts = OUTCOME_ORDER.flatMap((outcome) => {
    const count = counts[outcome] ?? 0;
    if (count === 0) return [];
    const { one, many } = OUTCOMES[outcome];
    return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
  });
  const last = parts.pop();
  if (last === undefined) return "";
  return parts.length > 0 ? `${parts.join(", ")} and ${last}.` : `${last}.`;
}

/** "Thu, Mar 18". */
export const importedOn = ({ createdAt }: ImportSummary): string =>
  formatDayAndMonth(dateInZone(new Date(createdAt), browserTimeZone()));

const SPORTS: Readonly<Record<Discipline, string>> = { swim: "Swim", bike: "Ride", run: "Run" };

const isDiscipline = (family: string): family is Discipline => family in SPORTS;

/** "lap_swimming" becomes "Lap swimming". */
function typeText(activityType: string): string {
  const words = activityType.replaceAll("_", " ").trim().toLowerCase();
  return capitalized(words);
}

/** The activity's name, else its sport, else the file's own name without its folder. */
export function titleOf({ name, activity }: ImportedFile): string {
  if (!activity) return name.slice(name.lastIndexOf("/") + 1);
  const { activityName, family, activityType } = activity;
  return activityName || (isDiscipline(family) ? SPORTS[family] : typeText(activityType));
}

export const sportOf = ({ activity }: ImportedFile): Discipline | null =>
  activity && isDiscipline(activity.family) ? activity.family : null;

/** "Sat, Mar 13 · 1:52:10 · 33.1 mi"; null for a file without an activity. */
export function factsOf({ activity }: ImportedFile, units: Units): string | null {
  if (!activity) return null;
  const { family, localDate, duration } = activity;
  const measures = { ...activity, averagePace: null, averageSpeed: null };
  const distance = distanceFigure(family, measures, units);
  const facts = [formatDayAndMonth(localDate), formatClock(duration)];
  return [...facts, ...(distance ? [figureText(distance)] : [])].join(" · ");
}
