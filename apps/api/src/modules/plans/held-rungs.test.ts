import { defaultSchedule, formatFinishTime } from "@triplan/domain";
import { afterEach, describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { planExercises, type PlanExercise } from "../../testing/rows/plan-exercises.ts";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";

const WEEK = 7 * 86_400_000;
const EASIER_WEEKS = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 90,
  intensityAdjustment: "maintain",
  reason: "time-constraints",
} as const;

const api = await testApi();
const BEGIN = api.clock.now().toISOString();

afterEach(() => {
  api.clock.set(BEGIN);
});

const exercisesOf = (planId: number) => planExercises(api.db, planId);
const ladderOf = ({ templateId }: PlanExercise) => templateId.split(":")[0];
const rungOf = ({ templateId }: PlanExercise) => Number(templateId.split(":")[1]);

/** A plan of 20 weeks with a ladder, or the named one, of three sets, each higher than the one before. */
async function planWithLadder(user: TestUser, named?: string) {
  const raceType = named ? "70.3" : "olympic";
  const { id: planId } = await user.trpc.plans.create.mutate(
    validPlan({
      raceType,
      raceDate: "2026-07-19",
      totalWeeks: 20,
      weeklySchedule: [...defaultSchedule(raceType)],
    }),
  );
  const rows = await exercisesOf(planId);
  const sets = rows.filter((row) =>
    named ? ladderOf(row) === named : row.progress !== null && row.brickId === null,
  );
  const [found] = [...Map.groupBy(sets, ladderOf).values()].flatMap(climbingThree);
  if (!found) throw new Error("No ladder with three sets");
  const [first, second, third] = found;
  return { planId, rows, ladder: ladderOf(first), first, second, third };
}

type Three = readonly [PlanExercise, PlanExercise, PlanExercise];

/** Three sets in a row of a ladder that climbs with each, if it has them. */
function climbingThree(sets: readonly PlanExercise[]): Three[] {
  return sets.flatMap((first, index): Three[] => {
    const [second, third] = sets.slice(index + 1);
    const isClimbing =
      second && third && rungOf(first) < rungOf(second) && rungOf(second) < rungOf(third);
    return isClimbing ? [[first, second, third]] : [];
  });
}

type Planned = Awaited<ReturnType<typeof planWithLadder>>;

/** Goes to the third set's week with everything before it done, but for the ladder's sets. */
async function missTwo({ rows, ladder, third }: Planned, userId: number) {
  api.clock.pass((third.week - 1) * WEEK);
  for (const row of rows) {
    if (row.week >= third.week || ladderOf(row) === ladder) continue;
    if (row.type === "run") await matchExercise(api.db, { userId, exerciseId: row.id });
    else await completeExercise(api.db, row.id);
  }
}

const find = async ({ planId }: Planned, { id }: PlanExercise) => {
  const row = (await exercisesOf(planId)).find((each) => each.id === id);
  if (!row) throw new Error("The exercise is gone");
  return row;
};

/** One rung below the second set. */
const rungBack = ({ ladder, second }: Planned) => `${ladder}:${rungOf(second) - 1}`;

const fixed = ({ id, slotKey, week, day, suggestedDay, orderIndex }: PlanExercise) => ({
  id,
  slotKey,
  week,
  day,
  suggestedDay,
  orderIndex,
});

describe("a set that was missed two weeks running", () => {
  test("takes its ladder one rung back when the plan is adjusted, and says why", async () => {
    const user = await api.user();
    const plan = await planWithLadder(user);
    await missTwo(plan, user.id);
    const before = await exercisesOf(plan.planId);
    const preview = await user.trpc.plans.previewAdjustment.query({
      planId: plan.planId,
      ...EASIER_WEEKS,
    });
    const answer = await user.trpc.plans.adjust.mutate({ planId: plan.planId, ...EASIER_WEEKS });

    const after = await find(plan, plan.third);
    expect(after).toMatchObject({ templateId: rungBack(plan) });
    expect(after.progress?.last).toEqual({
      set: plan.second.progress?.today,
      week: plan.second.week,
    });
    expect(after.reasons.map(({ rule }) => rule)).toContain("held");
    const sentence = `${after.progress?.today} comes first, since the last two were missed.`;
    expect([preview.held, answer.held]).toEqual([sentence, sentence]);
    expect(answer.message).toContain(sentence);
    const rows = await exercisesOf(plan.planId);
    const isOver = ({ week }: PlanExercise) => week < plan.third.week;
    expect(rows.filter(isOver)).toEqual(before.filter(isOver));
    expect(rows.map(fixed)).toEqual(before.map(fixed));
  });

  test("takes its ladder one rung back after another sport was done instead of both", async () => {
    const user = await api.user();
    const plan = await planWithLadder(user, "bike-threshold");
    await missTwo(plan, user.id);
    for (const { id } of [plan.first, plan.second]) {
      await matchExercise(api.db, { userId: user.id, exerciseId: id });
    }
    // The login may be over by then.
    await api.asUser(user.id).plans.adjust({ planId: plan.planId, ...EASIER_WEEKS });
    expect(await find(plan, plan.third)).toMatchObject({ templateId: rungBack(plan) });
  });

  test.each(["swim-long", "brick-run"])(
    "takes its ladder one rung back with a new goal in its minutes, also as %s",
    async (ladder) => {
      const user = await api.user();
      const plan = await planWithLadder(user, ladder);
      await missTwo(plan, user.id);
      const goalFinishTime = formatFinishTime(10_000);
      // The login may be over by then.
      const athlete = api.asUser(user.id);
      await athlete.planEdits.update({ planId: plan.planId, goalFinishTime });
      const after = await find(plan, plan.third);
      const set = after.progress?.today;
      expect(after).toMatchObject({
        templateId: rungBack(plan),
        duration: plan.third.duration,
        notes: expect.stringContaining(`${set} first, since the last two were missed`),
      });
    },
  );

  test("takes its ladder one rung back, which goes on once that was done", async () => {
    const user = await api.user();
    const plan = await planWithLadder(user);
    await missTwo(plan, user.id);
    const { planId } = plan;
    const goalFinishTime = formatFinishTime(10_000);
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime });
    const held = await find(plan, plan.third);
    expect(held.templateId).toBe(rungBack(plan));
    expect(held.notes).toContain("first, since the last two were missed");

    await completeExercise(api.db, held.id);
    api.clock.pass(WEEK);
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: null });
    const later = (await exercisesOf(planId)).filter(
      (row) => row.week > held.week && row.progress !== null && ladderOf(row) === plan.ladder,
    );
    expect(later.map(rungOf)).toEqual(later.map(rungOf).toSorted((a, b) => a - b));
    expect(later.every((row) => rungOf(row) >= rungOf(held))).toBe(true);
    expect(later.some(({ reasons }) => reasons[0]?.rule === "held")).toBe(false);
  });

  test("is not held for an athlete who records nothing, nor by a fix", async () => {
    const user = await api.user();
    const silent = await planWithLadder(user);
    api.clock.pass((silent.third.week - 1) * WEEK);
    const answer = await user.trpc.plans.adjust.mutate({
      planId: silent.planId,
      ...EASIER_WEEKS,
    });
    expect(answer.held).toBeNull();
    expect(await find(silent, silent.third)).toMatchObject({
      templateId: silent.third.templateId,
    });

    api.clock.set(BEGIN);
    const other = await planWithLadder(user);
    await missTwo(other, user.id);
    await user.trpc.plans.fixExercises.mutate({ planId: other.planId });
    expect(await find(other, other.third)).toMatchObject({ templateId: other.third.templateId });
  });
});

/** Content of the exercises from the third set's week on. */
const contentFrom = async ({ planId, third }: Planned) =>
  (await exercisesOf(planId))
    .filter(({ week }) => week >= third.week)
    .map(({ slotKey, templateId, duration, notes }) => ({ slotKey, templateId, duration, notes }));

async function adjust({ id }: TestUser, { planId, third }: Planned) {
  const athlete = api.asUser(id);
  await athlete.plans.adjust({ planId, ...EASIER_WEEKS, fromWeek: third.week });
  const [last] = (await athlete.plans.adjustments({ planId })).toReversed();
  if (!last) throw new Error("There is no adjustment");
  return { planId, adjustmentId: last.id };
}

describe("what is missed later", () => {
  test("stays out of the plan that an undone adjustment gives back", async () => {
    const user = await api.user();
    const plan = await planWithLadder(user);
    const before = await contentFrom(plan);
    const adjusted = await adjust(user, plan);
    await missTwo(plan, user.id);
    const preview = await api.asUser(user.id).plans.previewUndo(adjusted);
    await api.asUser(user.id).plans.undoAdjustment(adjusted);
    expect(await contentFrom(plan)).toEqual(before);
    expect(preview.held).toBeNull();
  });

  test("is taken back with the adjustment that read it, but not with a goal after it", async () => {
    const user = await api.user();
    const athlete = () => api.asUser(user.id);
    const plan = await planWithLadder(user);
    const { planId } = plan;
    await missTwo(plan, user.id);
    const first = await adjust(user, plan);
    expect(await find(plan, plan.third)).toMatchObject({ templateId: rungBack(plan) });
    await athlete().plans.undoAdjustment(first);
    expect(await find(plan, plan.third)).toMatchObject({ templateId: plan.third.templateId });

    const second = await adjust(user, plan);
    await athlete().planEdits.update({ planId, goalFinishTime: formatFinishTime(10_000) });
    await athlete().plans.undoAdjustment(second);
    expect(await find(plan, plan.third)).toMatchObject({ templateId: rungBack(plan) });
  });

  test("changes no set with time off or a fix", async () => {
    const user = await api.user();
    const plan = await planWithLadder(user);
    const { planId, third } = plan;
    await missTwo(plan, user.id);
    const athlete = api.asUser(user.id);
    await athlete.plans.fixExercises({ planId });
    await athlete.timeOff.add({
      planId,
      kind: "travel",
      fromDate: "2026-07-13",
      toDate: "2026-07-14",
      sports: ["run"],
      minutesPerDay: 60,
    });
    expect(await find(plan, third)).toMatchObject({ templateId: third.templateId });
  });

  test("counts in a changed plan, until the change is undone", async () => {
    const user = await api.user();
    const plan = await planWithLadder(user);
    const { planId } = plan;
    await missTwo(plan, user.id);
    const athlete = api.asUser(user.id);
    await athlete.planEdits.update({ planId, poolLengthMeters: 50 });
    expect(await find(plan, plan.third)).toMatchObject({ templateId: rungBack(plan) });
    const [revision] = await athlete.planEdits.list({ planId });
    await athlete.planEdits.undo({ planId, revisionId: revision?.id ?? 0 });
    expect(await find(plan, plan.third)).toMatchObject({ templateId: plan.third.templateId });
  });
});
