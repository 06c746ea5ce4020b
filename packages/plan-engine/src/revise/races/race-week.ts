import type { Weekday } from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import { minutesOf, type WeekScope } from "../adjustments/week-scope.ts";
import { keptOf, totalOf } from "../adjustments/cut-week.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { alone, draftOf, dropped, toEasy, type Draft } from "../drafts/draft.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { cutToMinutes } from "./cut-to-minutes.ts";
import { movedLong } from "./moved-long.ts";
import { nearRace } from "./near-race.ts";
import { dayDemand, type DayDemand } from "./race-demands.ts";
import type { RaceWeek } from "./week-near-races.ts";
import { replacedBy } from "./replaced-exercises.ts";

/** The week with its race has at most this share of its planned minutes. */
const MAX_OF_WEEK = 1.1;

/** What becomes of a week's open exercises, and because of which race. */
export interface ChangedWeek {
  drafts: Draft[];
  moved: ReadonlyMap<string, Weekday>;
  causes: ReadonlyMap<string, AcceptedRace>;
  replaced: ReadonlyMap<string, AcceptedRace>;
}

/** Makes room for races and for the easy days around them. Nothing gets longer or harder. */
export function raceWeek(at: RaceWeek): ChangedWeek {
  const { days, races, open, scope } = at;
  const demands = days.map(({ date }) => dayDemand(races, date, scope.frame.isRecovery));
  const replaced = replacedInWeek(at);
  const causes = new Map<string, AcceptedRace>(replaced);
  const drafts = withoutBrokenBricks(
    open.map((row) => (replaced.has(row.slotKey) ? replacedDraft(row, at) : draftOf(row))),
    demands,
    scope,
  );
  const longMoved = movedLong(at, drafts, demands);
  const eased = drafts.map((draft) => {
    const demand = demands[scope.dayOf(draft.base)];
    if (draft.isDropped === true || !demand) return draft;
    causes.set(draft.base.slotKey, demand.race);
    return longMoved.has(draft.base.slotKey) ? draft : nearRace(draft, demand, scope.writer);
  });
  const within = withinWeek(withOneOnEves(eased, demands, scope), at, causes);
  // What the week has no minutes for is left out on its own day, which the race may give back.
  const kept = new Set(keptOf(within).map(({ base }) => base.slotKey));
  const moved = new Map([...longMoved].filter(([slotKey]) => kept.has(slotKey)));
  return { drafts: within, moved, causes, replaced };
}

function replacedInWeek({ days, races, open, dateOf }: RaceWeek): Map<string, AcceptedRace> {
  return new Map(
    races.flatMap((race) => {
      const isOwnWeek = days.some(({ date }) => date === race.date);
      const rows = open.filter((row) => dateOf(row) >= race.acceptedOn);
      return replacedBy(race, { rows, isOwnWeek, dateOf }).map(
        (row) => [row.slotKey, race] as const,
      );
    }),
  );
}

/** Left out in the week of its race; a test of another week is an easy exercise, and leaves no hole there. */
function replacedDraft(row: PlannedExercise, { days, races }: RaceWeek): Draft {
  const isOwnWeek = races.some((race) => days.some(({ date }) => date === race.date));
  if (isOwnWeek || row.brickId !== null) return dropped(draftOf(row));
  const easy = toEasy(draftOf({ ...row, isKey: false }));
  return { ...easy, intensity: "easy", maxZone: "Z2" };
}

/** The ride of a brick on a day near a race stays without its run. */
function withoutBrokenBricks(
  drafts: readonly Draft[],
  demands: readonly (DayDemand | null)[],
  { dayOf }: WeekScope,
): Draft[] {
  const isNear = ({ base }: Draft) => demands[dayOf(base)] !== null;
  return drafts.map((draft) => {
    if (draft.base.brickId === null || draft.isDropped === true || !isNear(draft)) return draft;
    return draft.base.type === "run" ? dropped(draft) : alone(draft);
  });
}

/** One exercise on the day before a race: the one that was shortest, a run last. */
function withOneOnEves(
  drafts: readonly Draft[],
  demands: readonly (DayDemand | null)[],
  { dayOf }: WeekScope,
): Draft[] {
  const onEves = keptOf(drafts).filter(({ base }) => demands[dayOf(base)]?.role === "eve");
  const byDay = [...Map.groupBy(onEves, ({ base }) => dayOf(base)).values()];
  const chosen = new Set(
    byDay.map(
      (day) =>
        day.toSorted(
          (a, b) =>
            Number(a.base.type === "run") - Number(b.base.type === "run") ||
            a.base.duration - b.base.duration,
        )[0],
    ),
  );
  return drafts.map((draft) =>
    onEves.includes(draft) && !chosen.has(draft) ? dropped(draft) : draft,
  );
}

/** The week's exercises within its planned minutes beside the race. */
function withinWeek(
  drafts: Draft[],
  { days, races, planned, fixed, dateOf }: RaceWeek,
  causes: Map<string, AcceptedRace>,
): Draft[] {
  const own = races.filter((race) => days.some(({ date }) => date === race.date));
  const raced = sum(own.map(({ expectedMinutes }) => expectedMinutes));
  const most = MAX_OF_WEEK * minutesOf(planned) - raced - minutesOf(fixed);
  const [race] = own;
  if (!race || totalOf(drafts) <= most) return drafts;
  const cut = cutToMinutes(drafts, most, ({ base }) => dateOf(base) >= race.acceptedOn);
  for (const [index, draft] of cut.entries()) {
    const { slotKey } = draft.base;
    if (draft !== drafts[index] && !causes.has(slotKey)) causes.set(slotKey, race);
  }
  return cut;
}
