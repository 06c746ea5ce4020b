import { dateInWeek } from "@triplan/domain";
import * as fc from "fast-check";
import { isHard } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { NO_PROGRESS } from "../revise/index.ts";
import { checkPlan } from "../rules/index.ts";
import { FIRM_RULES } from "./change-laws.ts";
import { arbSeason, composed, copied, lived, without, type Season } from "./lived-season.ts";

/** A season, and which layer goes and which week is looked at in it. */
interface JudgedSeason {
  season: Season;
  undo: number;
  day: number;
}

export const arbJudgedSeason: fc.Arbitrary<JudgedSeason> = fc.record({
  season: arbSeason,
  undo: fc.nat(),
  day: fc.nat(),
});

/** A season with what it comes to, composed once for all laws. */
interface SeasonFacts extends JudgedSeason, ReturnType<typeof lived> {
  plan: Plan;
  adjusted: Plan;
}

/** A property of a plan with all its layers. */
interface SeasonLaw {
  id: string;
  title: string;
  /** What breaks it: weeks, slots or rules; empty if it holds. */
  brokenBy: (facts: SeasonFacts) => string[];
}

/** Weeks of time off and races may be empty or lack a sport. */
const KEPT_RULES = new Set(
  [...FIRM_RULES].filter(
    (rule) => !["all-disciplines", "no-empty-week", "weeks-complete"].includes(rule),
  ),
);

const bytes = ({ weeks }: Plan) => JSON.stringify(weeks);
const minutesOf = (rows: readonly PlannedExercise[]) => sum(rows.map(({ duration }) => duration));
const hardOf = (rows: readonly PlannedExercise[]) => rows.filter(isHard).length;
const rowsOf = ({ weeks }: Plan) => weeks.flatMap(({ exercises }) => exercises);
const dateOf = ({ startDate }: PlanRequest, { week, suggestedDay }: PlannedExercise) =>
  dateInWeek(startDate, week, suggestedDay);

/** The exercises of each week of two plans. */
const pairs = (before: Plan, after: Plan) =>
  after.weeks.map(({ exercises, week }, index) => ({
    week,
    before: before.weeks[index]?.exercises ?? [],
    after: exercises,
  }));

/** The weeks in which two plans differ. */
const differing = (before: Plan, after: Plan): string[] =>
  pairs(before, after)
    .filter((week) => JSON.stringify(week.before) !== JSON.stringify(week.after))
    .map(({ week }) => `week ${week}`);

const brokenRules = (request: PlanRequest, plan: Plan) =>
  checkPlan(request, plan).flatMap(({ ruleId }) => (KEPT_RULES.has(ruleId) ? [ruleId] : []));

export const SEASON_LAWS: readonly SeasonLaw[] = [
  {
    id: "season-caps",
    title: "no layer adds minutes, hard exercises or a broken rule",
    brokenBy: ({ season: { request }, plan, adjusted }) => {
      const known = brokenRules(request, adjusted);
      return [
        ...brokenRules(request, plan).filter((id) => !known.includes(id)),
        ...pairs(adjusted, plan).flatMap(({ week, before, after }) => [
          ...(minutesOf(after) > minutesOf(before) ? [`minutes of week ${week}`] : []),
          ...(hardOf(after) > hardOf(before) ? [`hard exercises of week ${week}`] : []),
        ]),
      ];
    },
  },
  {
    id: "season-past",
    title: "a yes leaves the days before it as they were",
    brokenBy: ({ season: { request }, answers }) =>
      answers.flatMap(({ today, named, planBefore, after }) => {
        const then = new Set(rowsOf(composed(request, after)).map((row) => JSON.stringify(row)));
        const past = rowsOf(planBefore).filter(
          (row) => dateOf(request, row) < today && !named.has(row.slotKey),
        );
        const changed = past.filter((row) => !then.has(JSON.stringify(row)));
        return changed.map(({ slotKey }) => `${slotKey}, accepted on ${today}`);
      }),
  },
  {
    id: "season-undo",
    title: "a yes taken back gives the bytes of the day before it",
    brokenBy: ({ season: { request }, answers }) =>
      answers.flatMap(({ before, planBefore }) =>
        differing(planBefore, composed(request, copied(before))),
      ),
  },
  {
    id: "season-order",
    title: "any layer can go and come back, and composing twice gives the same bytes",
    brokenBy: ({ season: { request }, layers, plan, undo }) => {
      const rest = without(layers, undo);
      const removed = composed(request, rest);
      const restored = composed(request, copied(layers));
      return [
        ...differing(plan, restored),
        ...differing(removed, composed(request, rest)),
        ...(bytes(plan) === bytes(restored) ? [] : ["bytes"]),
      ];
    },
  },
  {
    id: "season-later",
    title: "what is done from a week on leaves the weeks before it as they are",
    brokenBy: ({ season: { request }, layers, plan, day }) => {
      const from = 1 + (day % request.totalWeeks);
      const done = rowsOf(plan).filter(({ week }) => week >= from);
      const completed = new Map(done.map((row) => [row.slotKey, row]));
      const later = composed(request, layers, { ...NO_PROGRESS, completed });
      const until = ({ weeks }: Plan) => ({ ...plan, weeks: weeks.slice(0, from - 1) });
      return differing(until(plan), until(later));
    },
  },
];

/** What breaks the laws with a season, each as `law: what`; empty if all hold. */
export function brokenSeason(judged: JudgedSeason): string[] {
  const { request } = judged.season;
  const { answers, layers } = lived(judged.season);
  const adjusted = composed(request, { ...layers, timeOff: [], races: [], changes: [] });
  const facts = { ...judged, answers, layers, adjusted, plan: composed(request, layers) };
  return SEASON_LAWS.flatMap(({ id, brokenBy }) => brokenBy(facts).map((what) => `${id}: ${what}`));
}
