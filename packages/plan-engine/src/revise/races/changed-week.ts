import { dateInWeek, type IsoDate, type Reason, type Weekday } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { withDistinctNotes } from "../../sessions/index.ts";
import { minutesOf, type Progress } from "../adjustments/week-scope.ts";
import { isUnchanged, type Draft } from "../drafts/draft.ts";
import { writeWeek, type ChangeFacts } from "../time-off/write-week.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { raceWeek, type ChangedWeek } from "./race-week.ts";
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

/** What decides some days of a week. */
export interface WeekStep extends Pick<
  RaceWeek,
  "scope" | "from" | "days" | "races" | "planned" | "beside"
> {
  /** The first day that it no longer decides; null for the last step. */
  until: IsoDate | null;
  /** True if the next step has the same exercises, with fewer races. */
  isReleased: boolean;
}

interface PlanFacts {
  request: PlanRequest;
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

/** The week with its races; null if they change nothing in it. Days that a step has settled stay as they are. */
export function changedWeek(steps: readonly WeekStep[], facts: PlanFacts): WrittenRaceWeek | null {
  const settled = steps.reduce<SettledWeek>(
    (before, step) => settledBy(step, before, facts),
    UNSETTLED,
  );
  return settled.isChanged ? settled : null;
}

/** The week with the days that the step decides settled. */
function settledBy(step: WeekStep, settled: SettledWeek, facts: PlanFacts): SettledWeek {
  const { planned, until } = step;
  const dateOf = datesIn(step, facts);
  const open = planned.filter(({ slotKey }) => !settled.slots.has(slotKey));
  const before = withoutCrowding(settled, open, step);
  const written = writtenWeek(step, { settled: before, planned: open, ...facts });
  const { rows, moved, raced } = written ?? {
    rows: givenBack(before, open),
    moved: new Map<string, Weekday>(),
    raced: [],
  };
  const newDateOf = (row: PlannedExercise) => {
    const day = moved.get(row.slotKey);
    return day === undefined ? dateOf(row) : dateOn(step, facts, day);
  };
  const isOver = (row: PlannedExercise) =>
    until === null || dateOf(row) < until || newDateOf(row) < until;
  // A later day that an exercise of these days was moved to has no room for what the race took from it.
  const taken = new Set(step.isReleased ? open.filter(isOver).map(newDateOf) : []);
  const over = open
    .filter((row) => isOver(row) || taken.has(newDateOf(row)))
    .map(({ slotKey }) => slotKey);
  const slots = new Set([...before.slots, ...over]);
  const isNew = (slotKey: string) => slots.has(slotKey) && !before.slots.has(slotKey);
  return {
    rows: rows.filter(({ slotKey }) => slots.has(slotKey)),
    moved: new Map([...before.moved, ...[...moved].filter(([slotKey]) => isNew(slotKey))]),
    raced: before.raced.concat(raced.filter(({ row }) => isNew(row.slotKey))),
    slots,
    isChanged: before.isChanged || written !== null,
  };
}

/** Leaves out what a race moved to a later day that time off has filled since. */
function withoutCrowding(
  settled: SettledWeek,
  open: readonly PlannedExercise[],
  { scope, days }: WeekStep,
): SettledWeek {
  const isCrowding = (row: PlannedExercise) => {
    const day = settled.moved.get(row.slotKey);
    const beside = open.filter((each) => scope.dayOf(each) === day);
    if (day === undefined || beside.length === 0) return false;
    const isSecond = beside.some(({ type, brickId }) => type === row.type || brickId !== null);
    const minutes = minutesOf(beside) + row.duration;
    return isSecond || beside.length > 1 || minutes > (days[day]?.minutes ?? 0);
  };
  const rows = settled.rows.filter((row) => !isCrowding(row));
  return rows.length === settled.rows.length ? settled : { ...settled, rows };
}

/** The week with exercises that no race changes any more beside those that one has changed. */
function givenBack(
  { rows, slots, isChanged }: SettledWeek,
  open: readonly PlannedExercise[],
): readonly PlannedExercise[] {
  const inOrder = [...rows, ...open].toSorted((a, b) => a.orderIndex - b.orderIndex);
  return isChanged ? withDistinctNotes(inOrder, ({ slotKey }) => !slots.has(slotKey)) : inOrder;
}

const dateOn = (
  { scope }: Pick<WeekStep, "scope">,
  { request }: Pick<PlanFacts, "request">,
  day: Weekday,
): IsoDate => dateInWeek(request.startDate, scope.frame.week, day);

const datesIn =
  (step: Pick<WeekStep, "scope">, facts: Pick<PlanFacts, "request">) =>
  (row: PlannedExercise): IsoDate =>
    dateOn(step, facts, step.scope.dayOf(row));

interface Unsettled extends PlanFacts {
  settled: SettledWeek;
  /** The exercises of the other days. */
  planned: readonly PlannedExercise[];
}

/** The days that are not settled with the step's races; null if they change nothing. */
function writtenWeek(
  step: WeekStep,
  { settled, planned, request, progress }: Unsettled,
): WrittenRaceWeek | null {
  const { scope, days, races } = step;
  const dateOf = datesIn(step, { request });
  const first = races.map(({ acceptedOn }) => acceptedOn).toSorted()[0];
  const isOpen = (row: PlannedExercise) =>
    !progress.completed.has(row.slotKey) && first !== undefined && dateOf(row) >= first;
  const open = planned.filter(isOpen);
  const done = planned.flatMap((row) =>
    isOpen(row) ? [] : [progress.completed.get(row.slotKey) ?? row],
  );
  const fixed = settled.rows.concat(done);
  const at: RaceWeek = { ...step, open, fixed, dateOf };
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
