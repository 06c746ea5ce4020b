import { defaultSchedule } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { LESS } from "../../testing/inputs/any-input.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import {
  planContents,
  planExercises,
  type PlanExercise,
} from "../../testing/rows/plan-exercises.ts";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";

const api = await testApi();

const planOf = async (user: TestUser) => (await user.trpc.plans.create.mutate(validPlan())).id;

const weekOf = (user: TestUser, planId: number, week: number) =>
  user.trpc.exercises.listWeek.query({ planId, week });

const ladderOf = ({ templateId }: { templateId: string }) => templateId.split(":")[0];

const WEEKS = [3, 4, 5, 6, 7];

/** A ride or run with a set that is not easy, with its plan. */
async function exerciseWithSet() {
  const user = await api.user();
  const planId = await planOf(user);
  const weeks = await Promise.all(WEEKS.map((week) => weekOf(user, planId, week)));
  const run = weeks
    .flat()
    .find(
      ({ type, progress, intensity, brickId }) =>
        type !== "swim" && progress !== null && intensity !== "easy" && brickId === null,
    );
  if (!run) throw new Error("No exercise with a set");
  const read = async () => {
    const row = (await weekOf(user, planId, run.week)).find(({ id }) => id === run.id);
    if (!row) throw new Error("The exercise is gone");
    return row;
  };
  const swap = (kind: string) => user.trpc.exercises.swap.mutate({ exerciseId: run.id, kind });
  const swaps = () => user.trpc.exercises.swaps.query({ exerciseId: run.id });
  return { user, planId, run, read, swap, swaps };
}

const fuelOf = (row: Pick<PlanExercise, "steps"> | undefined): string =>
  (row?.steps ?? [])
    .flatMap(({ advice = [] }) => advice)
    .flatMap(({ kind, text }) => (kind === "fuel" ? [text] : []))
    .join(" ");

const minutesOf = (rows: readonly PlanExercise[]) =>
  rows.reduce((sum, { duration }) => sum + duration, 0);

/** The beginning of advice for all minutes of the exercises: "3 h 15 min: ". */
function forMinutes(rows: readonly PlanExercise[]): RegExp {
  const minutes = minutesOf(rows);
  const rest = minutes % 60 === 0 ? "" : ` ${minutes % 60} min`;
  return new RegExp(`^${Math.floor(minutes / 60)} h${rest}: `);
}

/** A brick of a 70.3 plan whose run can be halved and whose ride has food for both. */
async function brickWithFuel() {
  const user = await api.user();
  const form = validPlan({
    raceType: "70.3",
    raceDate: "2026-06-21",
    totalWeeks: 16,
    weeklySchedule: [...defaultSchedule("70.3")],
  });
  const planId = (await user.trpc.plans.create.mutate(form)).id;
  const rows = await planExercises(api.db, planId);
  for (const ride of rows) {
    const run = rows.find(({ type, brickId }) => type === "run" && brickId === ride.brickId);
    const isMeant = ride.type === "bike" && ride.brickId !== null && fuelOf(ride) !== "";
    if (!run || !isMeant || run.duration < 20) continue;
    const { options } = await user.trpc.exercises.swaps.query({ exerciseId: run.id });
    if (!options.some(({ kind }) => kind === "shorter-run")) continue;
    const readBoth = async () => {
      const now = await planExercises(api.db, planId);
      return [ride, run].flatMap(({ id }) => now.filter((row) => row.id === id));
    };
    return { user, planId, run, readBoth };
  }
  throw new Error("No brick with a shorter run");
}

type Row = Awaited<ReturnType<typeof weekOf>>[number];
const contentOf = ({ updatedAt: _updatedAt, ...row }: Row) => row;

describe("swapping an exercise", () => {
  test("offers replacements with their costs and writes the chosen one into the same row", async () => {
    const { user, planId, run, read, swap, swaps } = await exerciseWithSet();
    const others = (await weekOf(user, planId, run.week)).filter(({ id }) => id !== run.id);
    const { current, planned, options } = await swaps();
    expect({ current, planned }).toEqual({ current: null, planned: null });
    expect(options.length).toBeGreaterThan(1);
    expect(options.every(({ costs }) => costs.length > 0)).toBe(true);
    const [chosen] = options;
    await swap(chosen?.kind ?? "");
    const { id, slotKey, suggestedDay, day } = run;
    expect(await read()).toMatchObject({ id, slotKey, suggestedDay, day, name: chosen?.name });
    expect((await weekOf(user, planId, run.week)).filter((row) => row.id !== run.id)).toEqual(
      others,
    );
    expect((await read()).reasons[0]).toMatchObject({
      rule: "swapped",
      facts: { kind: chosen?.kind, from: run.name },
    });
  });

  test("is undone to the planned exercise, also after another swap", async () => {
    const { run, read, swap, swaps } = await exerciseWithSet();
    await swap("easy");
    const after = await swaps();
    expect(after.current).toBe("easy");
    expect(after.planned).toMatchObject({ kind: "planned", name: run.name });
    await swap(after.options.find(({ kind }) => kind !== "easy")?.kind ?? "");
    await swap("planned");
    expect(contentOf(await read())).toEqual(contentOf(run));
  });

  test("is kept by an adjustment, by undoing it, and by a new goal", async () => {
    const { user, planId, run, read, swap } = await exerciseWithSet();
    await swap("easy");
    const swapped = contentOf(await read());
    await user.trpc.plans.adjust.mutate({ ...LESS, planId, fromWeek: 2 });
    expect(await read()).toMatchObject({ id: run.id, templateId: swapped.templateId });
    const [adjustment] = await user.trpc.plans.adjustments.query({ planId });
    const adjustmentId = adjustment?.id ?? 0;
    await user.trpc.plans.undoAdjustment.mutate({ planId, adjustmentId });
    expect(contentOf(await read())).toEqual(swapped);
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:45:00" });
    expect((await read()).reasons[0]).toMatchObject({ rule: "swapped", facts: { kind: "easy" } });
  });

  test("comes the next time instead, until the swap is undone", async () => {
    const user = await api.user();
    const planId = await planOf(user);
    const sets = (await planExercises(api.db, planId)).filter(
      ({ progress, brickId, type }) => type !== "swim" && progress !== null && brickId === null,
    );
    const [away, next] =
      [...Map.groupBy(sets, ladderOf).values()].find(
        ([first, second]) => second && first && first.templateId !== second.templateId,
      ) ?? [];
    if (!away || !next) throw new Error("No ladder that climbs");
    const before = await planContents(api.db, planId);
    const { options } = await user.trpc.exercises.swaps.query({ exerciseId: away.id });
    const easy = options.find(({ kind }) => kind === "easy");
    expect(easy?.costs).toContain(`${away.progress?.today} comes next time.`);
    await user.trpc.exercises.swap.mutate({ exerciseId: away.id, kind: "easy" });
    const after = await planContents(api.db, planId);
    const changed = after.filter((row, index) => row.description !== before[index]?.description);
    expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining([away.id, next.id]));
    expect(changed.every((row) => row.id === away.id || ladderOf(row) === ladderOf(next))).toBe(
      true,
    );
    expect(after.find(({ id }) => id === next.id)).toMatchObject({
      templateId: away.templateId,
      duration: next.duration,
      notes: expect.stringContaining(`${away.progress?.today}, which you swapped last time`),
    });
    await user.trpc.exercises.swap.mutate({ exerciseId: away.id, kind: "planned" });
    expect(await planContents(api.db, planId)).toEqual(before);
  });

  test("takes a brick apart and puts it together again, also after the run was moved", async () => {
    const user = await api.user();
    const planId = await planOf(user);
    const before = await planExercises(api.db, planId);
    const ride = before.find(({ type, brickId, week }) => type === "bike" && brickId && week > 1);
    const run = before.find(({ type, brickId }) => type === "run" && brickId === ride?.brickId);
    if (!ride || !run) throw new Error("No brick");
    const swapsOf = ({ id }: { id: number }) => user.trpc.exercises.swaps.query({ exerciseId: id });
    const { options } = await swapsOf(run);
    expect(options.map(({ kind }) => kind)).toContain("apart");
    expect(options.every(({ name }) => name.includes(" + "))).toBe(true);

    await user.trpc.exercises.schedule.mutate({
      exerciseId: ride.id,
      day: 6,
      dayName: "Saturday",
    });
    await user.trpc.exercises.swap.mutate({ exerciseId: run.id, kind: "apart" });
    const readBoth = async () => {
      const rows = await planExercises(api.db, planId);
      return [ride, run].map(({ id }) => rows.find((row) => row.id === id));
    };
    expect((await readBoth()).map((row) => row?.brickId)).toEqual([null, null]);
    await user.trpc.exercises.schedule.mutate({ exerciseId: run.id, day: 4, dayName: "Thursday" });
    expect(await swapsOf(ride)).toMatchObject({ current: "apart" });
    await user.trpc.exercises.swap.mutate({ exerciseId: ride.id, kind: "planned" });
    const after = await readBoth();
    expect(after.map((row) => row?.description)).toEqual([ride.description, run.description]);
    expect(after.map((row) => [row?.brickId, row?.day])).toEqual([
      [ride.brickId, 6],
      [ride.brickId, 6],
    ]);
  });

  test("keeps a brick's shorter run through an adjustment, its undoing and a new goal", async () => {
    const { user, planId, run, readBoth } = await brickWithFuel();
    const planned = await readBoth();
    await user.trpc.exercises.swap.mutate({ exerciseId: run.id, kind: "shorter-run" });
    const swapped = await readBoth();
    expect(minutesOf(swapped)).toBeLessThan(minutesOf(planned));
    const isKept = async () => {
      const [ride, half] = await readBoth();
      const isSwapped = half?.reasons.some(
        ({ rule, facts }) => rule === "swapped" && facts.kind === "shorter-run",
      );
      return { isSwapped, food: fuelOf(ride) };
    };
    const kept = { isSwapped: true, food: expect.stringMatching(forMinutes(swapped)) };
    expect(await isKept()).toEqual(kept);

    const less = { ...LESS, planId, fromWeek: 2, volumeAdjustment: 90 };
    await user.trpc.plans.adjust.mutate(less);
    expect(await isKept()).toEqual(kept);
    const [adjustment] = await user.trpc.plans.adjustments.query({ planId });
    await user.trpc.plans.undoAdjustment.mutate({ planId, adjustmentId: adjustment?.id ?? 0 });
    expect(await readBoth()).toEqual(swapped);
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "05:30:00" });
    expect(await isKept()).toEqual(kept);

    await user.trpc.exercises.swap.mutate({ exerciseId: run.id, kind: "planned" });
    const restored = await readBoth();
    expect(restored.map(({ duration }) => duration)).toEqual(
      planned.map(({ duration }) => duration),
    );
    expect(fuelOf(restored[0])).toMatch(forMinutes(planned));
  });

  test("ends where an adjustment leaves no time for it, with food for what is left", async () => {
    const { user, planId, run, readBoth } = await brickWithFuel();
    await user.trpc.exercises.swap.mutate({ exerciseId: run.id, kind: "shorter-run" });
    await user.trpc.plans.adjust.mutate({ ...LESS, planId, fromWeek: 2 });
    const adjusted = await readBoth();
    expect(adjusted[1]?.reasons.some(({ rule }) => rule === "swapped")).toBe(false);
    expect(fuelOf(adjusted[0])).toMatch(forMinutes(adjusted));
  });

  test("is refused for completed and matched exercises and for unknown kinds (409)", async () => {
    const { run, swap, swaps, user } = await exerciseWithSet();
    expect(await refusalOf(swap("no-such-kind"))).toMatchObject({ code: "conflict" });
    await matchExercise(api.db, { userId: user.id, exerciseId: run.id });
    expect((await swaps()).options).toEqual([]);
    expect(await refusalOf(swap("easy"))).toMatchObject({ code: "conflict" });
    const other = await exerciseWithSet();
    await completeExercise(api.db, other.run.id);
    expect(await refusalOf(other.swap("easy"))).toMatchObject({ code: "conflict" });
  });
});
