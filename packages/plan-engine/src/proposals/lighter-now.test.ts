import {
  addDays,
  dateInWeek,
  tirednessSignals,
  withAppointment,
  type PlanChange,
  type RatedExercise,
  type TirednessSignal,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { isHard } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { applyChanges } from "../revise/index.ts";
import { generatedPlan } from "../testing/generated-plan.ts";
import { historyOf } from "../testing/history.ts";
import { CREATED, TWENTY_WEEKS } from "../testing/athletes/twenty-weeks.ts";
import { isLong } from "../week/index.ts";
import type { Proposal, ProposalFacts } from "./proposal.ts";
import { propose } from "./propose.ts";

const request = TWENTY_WEEKS;
const TWO_SIGNS: readonly TirednessSignal[] = ["effort", "feeling"];

/** Everything was done until the Sunday of the week. */
function factsIn(
  week: number,
  over: Partial<ProposalFacts> = {},
  of: PlanRequest = request,
): ProposalFacts {
  const today = dateInWeek(CREATED, week, 0);
  const facts = historyOf(of, generatedPlan(of), today, ({ duration }) => duration);
  return { ...facts, signals: TWO_SIGNS, ...over };
}

const lighter = (facts: ProposalFacts): Proposal | undefined =>
  propose(facts).find(({ rule }) => rule === "lighter-now");

function changeOf(proposal: Pick<Proposal, "effect"> | undefined): PlanChange {
  if (!proposal?.effect || !("change" in proposal.effect))
    throw new RangeError("Nothing is proposed");
  return proposal.effect.change;
}

const applied = (change: PlanChange): Plan =>
  applyChanges(request, generatedPlan(request), { changes: [change], timeOff: [] });

const rowsIn = ({ weeks }: Plan, week: number) => weeks[week - 1]?.exercises ?? [];
const minutesOf = (rows: readonly PlannedExercise[]) => sum(rows.map(({ duration }) => duration));

const { weeks } = generatedPlan(request);
/** A load week right before a recovery week, far from the start. */
const WEEK = weeks.findIndex(({ isRecovery }, index) => isRecovery && index > 7);
const planned = rowsIn({ ...generatedPlan(request) }, WEEK);

describe("two signs of tiredness (scenario 16)", () => {
  test("offer a week of .65 of its minutes with one hard exercise at most", () => {
    const before = [5, 5, 3, 0, 0, 0];
    const rated = before.map((_, index): RatedExercise => ({
      date: addDays(dateInWeek(CREATED, WEEK, 0), index - before.length),
      discipline: "run",
      effortOverPlan: index % 2 === 0 ? 2 : 0,
      feeling: index % 2 === 0 ? 2 : 4,
      isQuality: false,
      isDoneAsMeant: true,
    }));
    const today = dateInWeek(CREATED, WEEK, 0);
    const season = { startDate: CREATED, raceDate: request.raceDate };
    const signals = tirednessSignals(season, { rated, mornings: [] }, today);
    expect(signals).toEqual(TWO_SIGNS);
    const proposal = lighter(factsIn(WEEK, { signals }));
    expect(proposal?.sentence).toMatch(
      /^Exercises feel harder than planned and you feel worse than usual\. A lighter week now \(.+ instead of .+\)\? Your light week \d+ stays\.$/,
    );
    const rows = rowsIn(applied(changeOf(proposal)), WEEK);
    expect(minutesOf(rows)).toBeLessThanOrEqual(0.66 * minutesOf(planned));
    expect(minutesOf(rows)).toBeGreaterThanOrEqual(0.6 * minutesOf(planned));
    expect(rows.filter(isHard).length).toBeLessThanOrEqual(1);
    for (const row of rows.filter(isLong)) {
      const base = planned.find(({ slotKey }) => slotKey === row.slotKey);
      expect(row.duration).toBeLessThanOrEqual(0.75 * (base?.duration ?? 0));
    }
  });

  test("change no other week, and nothing without a yes", () => {
    const after = applied(changeOf(lighter(factsIn(WEEK))));
    const others = (plan: Plan) => plan.weeks.filter(({ week }) => week !== WEEK);
    expect(others(after).map(({ exercises }) => exercises)).toEqual(
      others(generatedPlan(request)).map(({ exercises }) => exercises),
    );
  });

  test("offer the same minutes without hard exercises instead", () => {
    const rows = rowsIn(applied(changeOf(lighter(factsIn(WEEK))?.alternative)), WEEK);
    expect(planned.some(isHard)).toBe(true);
    expect(rows.some(isHard)).toBe(false);
    expect(minutesOf(rows)).toBe(minutesOf(planned));
    expect(rows.map(({ suggestedDay }) => suggestedDay)).toEqual(
      planned.map(({ suggestedDay }) => suggestedDay),
    );
  });

  test("go on into the next week where seven days do", () => {
    const facts = factsIn(WEEK - 1);
    const wednesday = addDays(facts.today, 3);
    const change = changeOf(lighter({ ...facts, today: wednesday }));
    const dates = facts.exercises.flatMap(({ exercise: { slotKey, date } }) =>
      change.exercises.some((each) => each.slotKey === slotKey) ? [date] : [],
    );
    expect(new Set(dates.map((date) => date > dateInWeek(CREATED, WEEK - 1, 6)))).toEqual(
      new Set([false, true]),
    );
    expect(dates.every((date) => date >= wednesday && date < addDays(wednesday, 7))).toBe(true);
    const after = applied(change);
    expect(minutesOf(rowsIn(after, WEEK))).toBeLessThan(minutesOf(planned));
  });
});

describe("nothing lighter is offered", () => {
  test("for one sign", () => {
    expect(lighter(factsIn(WEEK, { signals: ["effort"] }))).toBeUndefined();
  });

  test("in a recovery week, the taper and the race week", () => {
    for (const week of [WEEK + 1, 19, 20]) expect(lighter(factsIn(week))).toBeUndefined();
  });

  test("in the easy days after a race", () => {
    const race = {
      name: "Sprint",
      date: addDays(factsIn(WEEK).today, -1),
      kind: "sprint",
      priority: "B",
      distances: {},
      goalSeconds: null,
      expectedMinutes: 70,
      acceptedOn: CREATED,
    } as const;
    expect(lighter(factsIn(WEEK, { races: [race] }))).toBeUndefined();
  });

  test("while the lighter days that were agreed to last", () => {
    const changes = [changeOf(lighter(factsIn(WEEK)))];
    expect(lighter(factsIn(WEEK, { changes }))).toBeUndefined();
  });
});

test("signs soon after a lighter week offer two, and name a doctor", () => {
  const first = lighter(factsIn(WEEK - 2));
  const again = lighter(factsIn(WEEK - 1, { changes: [changeOf(first)] }));
  expect(again?.key).not.toBe(first?.key);
  expect(again?.sentence).toMatch(/ Two lighter weeks now \(.+\)\? .*Ask a doctor if it lasts\.$/);
});

test("names the appointments that get shorter", () => {
  const club = { sport: "swim", minutes: 60, effort: "easy", name: "Club swim" } as const;
  const schedule = request.schedule.map((entry) =>
    entry.day === 2 ? withAppointment(entry, club) : entry,
  );
  const facts = factsIn(WEEK, {}, { ...request, schedule });
  expect(lighter(facts)?.sentence).toContain(" Club swim gets shorter too.");
});
