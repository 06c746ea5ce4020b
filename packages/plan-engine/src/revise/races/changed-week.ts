import { dateInWeek, type IsoDate, type Reason, type Weekday } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import type { Progress, WeekScope } from "../adjustments/week-scope.ts";
import { isUnchanged, type Draft } from "../drafts/draft.ts";
import type { RoomDay } from "../time-off/time-off-days.ts";
import { writeWeek, type ChangeFacts } from "../time-off/write-week.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { raceWeek, type ChangedWeek } from "./race-week.ts";
import type { RacesFrom } from "./released-races.ts";
import type { RaceWeek } from "./week-near-races.ts";

/** What a race did to one exercise. */
export interface RacedExercise {
  race: AcceptedRace;
  row: PlannedExercise;
  day: Weekday;
  /** Null if it is left out. */
  after: PlannedExercise | null;
  dayAfter: Weekday;
  /** True if the race replaces it. */
  isReplaced: boolean;
}

interface WeekToChange {
  request: PlanRequest;
  scope: WeekScope;
  days: readonly RoomDay[];
  planned: readonly PlannedExercise[];
  beside: RaceWeek["beside"];
  /** The races from each day on. */
  steps: readonly RacesFrom[];
  progress: Progress;
}

interface WrittenRaceWeek {
  rows: readonly PlannedExercise[];
  moved: ReadonlyMap<string, Weekday>;
  raced: readonly RacedExercise[];
}

/** A week of which some days are settled. */
interface SettledWeek extends WrittenRaceWeek {
  /** The slots of these days. */
  slots: ReadonlySet<string>;
  isChanged: boolean;
}

const UNSETTLED: SettledWeek = {
  rows: [],
  moved: new Map(),
  raced: [],
  slots: new Set(),
  isChanged: false,
};

/**
 * The week with its races; null if they change nothing in it. A race that gives its days back from a day on leaves
 * those before it as they are.
 */
export function changedWeek(week: WeekToChange): WrittenRaceWeek | null {
  const settled = week.steps.reduce<SettledWeek>((before, { races }, index) => {
    const until = week.steps[index + 1]?.from ?? null;
    return settledUntil(until, before, { week, races });
  }, UNSETTLED);
  return settled.isChanged ? settled : null;
}

interface Step {
  week: WeekToChange;
  races: readonly AcceptedRace[];
}

/** The week with its days before `until` settled, all of them without one. */
function settledUntil(until: IsoDate | null, before: SettledWeek, step: Step): SettledWeek {
  const { planned } = step.week;
  const dateOf = datesIn(step.week);
  const over = planned.filter((row) => until === null || dateOf(row) < until);
  const slots = new Set(over.map(({ slotKey }) => slotKey));
  if (slots.size === before.slots.size) return before;
  const open = planned.filter(({ slotKey }) => !before.slots.has(slotKey));
  const written = writtenWeek(step, before, open);
  const { rows, moved, raced } = written ?? {
    rows: before.rows.concat(open),
    moved: [],
    raced: [],
  };
  const isNew = (slotKey: string) => slots.has(slotKey) && !before.slots.has(slotKey);
  return {
    rows: rows.filter(({ slotKey }) => slots.has(slotKey)),
    moved: new Map([...before.moved, ...[...moved].filter(([slotKey]) => isNew(slotKey))]),
    raced: before.raced.concat(raced.filter(({ row }) => isNew(row.slotKey))),
    slots,
    isChanged: before.isChanged || written !== null,
  };
}

const datesIn =
  ({ request, scope }: Pick<WeekToChange, "request" | "scope">) =>
  (row: PlannedExercise): IsoDate =>
    dateInWeek(request.startDate, scope.frame.week, scope.dayOf(row));

/** The days that are not settled with these races; null if the races change nothing. */
function writtenWeek(
  { week, races }: Step,
  settled: SettledWeek,
  planned: readonly PlannedExercise[],
): WrittenRaceWeek | null {
  const { scope, days, beside, progress } = week;
  const dateOf = datesIn(week);
  const first = races.map(({ acceptedOn }) => acceptedOn).toSorted()[0];
  const isOpen = (row: PlannedExercise) =>
    !progress.completed.has(row.slotKey) && first !== undefined && dateOf(row) >= first;
  const open = planned.filter(isOpen);
  const done = planned.flatMap((row) =>
    isOpen(row) ? [] : [progress.completed.get(row.slotKey) ?? row],
  );
  const fixed = settled.rows.concat(done);
  const at: RaceWeek = { scope, days, races, planned: week.planned, beside, open, fixed, dateOf };
  const changed = raceWeek(at);
  const isSame =
    changed.moved.size === 0 &&
    changed.drafts.every((each) => isUnchanged(each) && each.isDropped !== true);
  if (isSame) return null;
  const { drafts, moved, causes } = changed;
  const mayBeSharp = ({ base }: Draft) => !causes.has(base.slotKey);
  const reasonOf = reasonsOf(changed);
  const rows = writeWeek(drafts, { reasonOf, mayBeSharp, scope, days, moved, fixed });
  return { rows, moved, raced: racedRows(at, changed, rows) };
}

const reasonsOf =
  ({ causes }: ChangedWeek) =>
  (facts: ChangeFacts, slotKey: string): Reason => {
    const { name, priority } = causes.get(slotKey) ?? UNNAMED;
    return { rule: "nearby-race", facts: { name, priority, ...facts } };
  };

/** An exercise that became easier only for the balance of its week. */
const UNNAMED = { name: "a race in this week", priority: "C" } as const;

function racedRows(
  { open, scope }: RaceWeek,
  { causes, replaced, moved }: ChangedWeek,
  rows: readonly PlannedExercise[],
): RacedExercise[] {
  const after = new Map(rows.map((row) => [row.slotKey, row]));
  return open.flatMap((row) => {
    const race = causes.get(row.slotKey);
    const next = after.get(row.slotKey) ?? null;
    const day = scope.dayOf(row);
    const dayAfter = moved.get(row.slotKey) ?? day;
    if (!race || (next?.steps === row.steps && day === dayAfter)) return [];
    return [{ race, row, day, after: next, dayAfter, isReplaced: replaced.has(row.slotKey) }];
  });
}
