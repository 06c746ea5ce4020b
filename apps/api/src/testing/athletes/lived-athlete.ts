import { addDays, isoDate } from "@triplan/domain";
import { validPlan } from "../inputs/valid-plan.ts";
import type { testApi, TestUser } from "../api/test-api.ts";

type Api = Pick<Awaited<ReturnType<typeof testApi>>, "clock" | "user">;

const START = isoDate("2026-03-01");
const WEEKS = 16;

/**
 * An athlete after a cold in week 5 and two weeks without runs, who took the safe step of week 8 and is asked for that of
 * the long run of week 9. What was done since would make it shorter than it is stored.
 */
export async function livedAthlete(api: Api) {
  api.clock.set(`${START}T12:00:00.000Z`);
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(
    validPlan({ raceDate: addDays(START, 7 * WEEKS - 1), totalWeeks: WEEKS }),
  );
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  const agree = async () => {
    const { proposals } = await user.trpc.proposals.list.query({ planId });
    const key = proposals.find(({ rule }) => rule === "safe-step")?.key;
    if (key === undefined) throw new Error("No safe step is proposed");
    const { layerId } = await user.trpc.proposals.answer.mutate({ planId, key, answer: "yes" });
    return layerId ?? 0;
  };
  for (let week = 1; week <= 8; week += 1) {
    const sunday = addDays(START, 7 * (week - 1));
    api.clock.set(`${sunday}T08:00:00.000Z`);
    if (week === 5) {
      const dates = { fromDate: addDays(sunday, 1), toDate: addDays(sunday, 4) };
      const cold = { kind: "ill", symptoms: "above-neck", ...dates } as const;
      await user.trpc.timeOff.add.mutate({ planId, ...cold });
    }
    if (week === 8) await agree();
    api.clock.set(`${addDays(sunday, 7)}T08:00:00.000Z`);
    for (const row of await user.trpc.exercises.listWeek.query({ planId, week })) {
      const isOut = row.type === "run" && (week === 6 || week === 7);
      if (row.scheduledDate === null || isOut) continue;
      await user.trpc.exercises.complete.mutate({
        exerciseId: row.id,
        date: row.scheduledDate,
        durationSeconds: 60 * row.duration,
      });
    }
  }
  /** What the athlete sees of the plan from week 9 on, without when it was written. */
  const content = async () => {
    const rows = [];
    for (let week = 9; week <= WEEKS; week += 1) {
      rows.push(...(await user.trpc.exercises.listWeek.query({ planId, week })));
    }
    return rows.map((row) => ({ ...row, updatedAt: "" }));
  };
  const undo = (layerId: number) => user.trpc.proposals.undo.mutate({ planId, layerId });
  return { user, planId, agree, content, undo };
}

type Exercise = Awaited<ReturnType<TestUser["trpc"]["exercises"]["listWeek"]["query"]>>[number];

/** The exercise without its targets and texts. */
export const framed = ({ slotKey, name, duration, day, reasons }: Exercise) => ({
  slotKey,
  name,
  duration,
  day,
  reasons,
});
