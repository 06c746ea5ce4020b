import {
  addDays,
  TIREDNESS_SIGNALS,
  type IsoDate,
  type PlanChange,
  type TirednessSignal,
} from "@triplan/domain";
import * as fc from "fast-check";
import type { Plan, PlanRequest } from "../model/plan-types.ts";
import { propose, type Proposal } from "../proposals/index.ts";
import {
  applyAdjustments,
  applyChanges,
  applyRaces,
  applyTimeOff,
  scaleTaper,
  NO_PROGRESS,
  type AcceptedRace,
  type AcceptedTimeOff,
  type Adjustment,
  type Progress,
} from "../revise/index.ts";
import { arbAppointmentRequest } from "./appointment-requests.ts";
import { generatedPlan } from "./generated-plan.ts";
import { historyOf } from "./history.ts";
import { arbPlanRace } from "./plan-races.ts";
import { arbRequest } from "./requests.ts";
import { someAdjustments } from "./some-adjustments.ts";
import { arbTimeOff } from "./time-off.ts";

/** Everything that an athlete adds to a plan. */
export interface Layers {
  adjustments: readonly Adjustment[];
  timeOff: readonly AcceptedTimeOff[];
  races: readonly AcceptedRace[];
  changes: readonly PlanChange[];
}

/** The plan with its layers, in the order in which the server applies them. */
export function composed(
  request: PlanRequest,
  { adjustments, timeOff, races, changes }: Layers,
  progress: Progress = NO_PROGRESS,
): Plan {
  const adjusted = applyAdjustments(request, generatedPlan(request), adjustments, progress);
  const away = applyTimeOff(request, adjusted, timeOff, progress);
  const raced = applyRaces(request, away, { races, timeOff, changes }, progress);
  const changed = applyChanges(request, raced, { changes, timeOff }, progress);
  return scaleTaper(request, { planned: away, raced, changed, races, timeOff }, progress);
}

const ANSWERS = ["yes", "yes", "alternative", "no"] as const;

export interface Season {
  request: PlanRequest;
  layers: Omit<Layers, "changes">;
  /** Days on which the athlete looks at the proposals. */
  days: readonly IsoDate[];
  /** Tenths of the minutes of each exercise that are done. */
  tenths: readonly number[];
  /** False for an athlete who does not start in races. */
  isStarting: boolean;
  signals: readonly TirednessSignal[];
  answers: readonly (typeof ANSWERS)[number][];
}

/** A plan with adjustments, time off and races, and an athlete who does some of it and answers proposals. */
export const arbSeason: fc.Arbitrary<Season> = fc
  .record({
    request: fc.oneof(arbRequest, arbAppointmentRequest),
    timeOff: fc.array(arbTimeOff, { maxLength: 2 }),
    races: fc.array(arbPlanRace, { maxLength: 2 }),
    isAdjusted: fc.boolean(),
    days: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    tenths: fc.array(fc.constantFrom(0, 0, 5, 10, 10, 10, 10), { minLength: 5, maxLength: 40 }),
    isStarting: fc.boolean(),
    signals: fc.subarray([...TIREDNESS_SIGNALS]),
    answers: fc.array(fc.constantFrom(...ANSWERS), { minLength: 3, maxLength: 9 }),
  })
  .map(({ request, timeOff, races, isAdjusted, days, ...season }) => ({
    ...season,
    request,
    layers: {
      adjustments: isAdjusted ? someAdjustments(request) : [],
      timeOff: timeOff.map((of) => of(request)),
      races: races.flatMap((of) => of(request) ?? []),
    },
    days: days.map((day) => addDays(request.startDate, day % (7 * request.totalWeeks))).toSorted(),
  }));

/** A change that the athlete agreed to, with the plan and its layers before and after. */
interface Agreed {
  today: IsoDate;
  /** The exercises that it names. */
  named: ReadonlySet<string>;
  before: Layers;
  planBefore: Plan;
  after: Layers;
}

/** What the athlete agrees to through a season, in order, and all layers at its end. */
export function lived(season: Season) {
  const { request, days, answers: given } = season;
  const answers: Agreed[] = [];
  let current: Layers = { ...season.layers, changes: [] };
  let turn = 0;
  for (const today of days) {
    let open = proposalsOn(season, current, today);
    for (const { key } of open) {
      const answer = given[turn % given.length];
      turn += 1;
      // A yes may have taken the day or the exercises of the next proposal.
      const proposal = open.find((each) => each.key === key);
      const chosen = answer === "alternative" ? proposal?.alternative : proposal;
      if (answer === "no" || !chosen) continue;
      const before = current;
      current = withEffect(before, chosen.effect, today);
      open = proposalsOn(season, current, today);
      const planBefore = composed(request, before);
      answers.push({ today, named: namedBy(chosen.effect), before, planBefore, after: current });
    }
  }
  return { answers, layers: current };
}

function proposalsOn(
  { request, tenths, isStarting, signals }: Season,
  layers: Layers,
  today: IsoDate,
): Proposal[] {
  const { timeOff, races, changes } = layers;
  const history = historyOf(request, composed(request, layers), today, (row, index) => {
    const part = tenths[index % tenths.length] ?? 0;
    return part === 0 ? null : (part * row.duration) / 10;
  });
  const status = isStarting ? null : "not-started";
  const raced = races.map((race) => ({ ...race, status }) as const);
  return propose({ ...history, timeOff, races: raced, changes, signals });
}

const namedBy = (effect: Proposal["effect"]): ReadonlySet<string> =>
  new Set(
    effect && "change" in effect ? effect.change.exercises.map(({ slotKey }) => slotKey) : [],
  );

function withEffect(layers: Layers, effect: Proposal["effect"], acceptedOn: IsoDate): Layers {
  if (effect === null) return layers;
  const { changes, timeOff } = layers;
  return "change" in effect
    ? { ...layers, changes: [...changes, effect.change] }
    : { ...layers, timeOff: [...timeOff, { ...effect.timeOff, acceptedOn }] };
}

/** The layers without one of them; adjustments stay. */
export function without(layers: Layers, at: number): Layers {
  const { timeOff, races, changes } = layers;
  const index = at % Math.max(1, timeOff.length + races.length + changes.length);
  const drop = <Item>(items: readonly Item[], first: number) =>
    items.filter((_, each) => first + each !== index);
  return {
    ...layers,
    timeOff: drop(timeOff, 0),
    races: drop(races, timeOff.length),
    changes: drop(changes, timeOff.length + races.length),
  };
}

/** Equal layers that share no object with the given ones. */
export const copied = ({ adjustments, timeOff, races, changes }: Layers): Layers => ({
  adjustments: adjustments.map((each) => ({ ...each })),
  timeOff: timeOff.map((each) => ({ ...each, sports: [...each.sports] })),
  races: races.map((each) => ({ ...each, distances: { ...each.distances } })),
  changes: changes.map(({ exercises, race, ...change }) => ({
    ...change,
    ...(race && { race: { ...race } }),
    exercises: exercises.map((each) => ({ ...each })),
  })),
});
