import { scheduleOfWeek, type Appointment, type Weekday } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { documentedAnswer } from "../../testing/api/documented-answer.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { planExercises } from "../../testing/rows/plan-exercises.ts";

const { api, user, newPlan, contentsOf } = await userWithPlans();

const CLUB_SWIM: Appointment = {
  sport: "swim",
  minutes: 60,
  effort: "steady",
  name: "Club swim",
};
const TUESDAY = 2;

/** The sample week with these appointments; null for none, days without them name none. */
const week = (appointments: Partial<Record<Weekday, Appointment | null>>) =>
  validPlan().weeklySchedule.map((entry) => {
    const own = appointments[entry.day];
    return own === undefined ? entry : { ...entry, appointment: own };
  });

const update = (planId: number, over: object) =>
  user.trpc.planEdits.update.mutate({ planId, ...over });
const appointmentIn = (plan: Parameters<typeof scheduleOfWeek>[0], number: number) =>
  scheduleOfWeek(plan, number)[TUESDAY]?.appointment;

/** The swims on Tuesdays from a week on: suggested ones, and those placed there. */
const tuesdays = async (planId: number, from = 1) =>
  (await planExercises(api.db, planId)).filter(
    (row) =>
      row.type === "swim" && row.week >= from && !row.isDropped && row.suggestedDay === TUESDAY,
  );

/** What a preview says of the exercises of Tuesday, 24 March. */
const textsOf = ({ exercises }: { exercises: readonly { date: string; text: string }[] }) =>
  exercises.filter(({ date }) => date === "2026-03-24").map(({ text }) => text);

describe("fixed appointments", () => {
  test("are exercises of a new plan, and stay on their day when it is scheduled", async () => {
    const plan = await user.trpc.plans.create.mutate(
      validPlan({ weeklySchedule: week({ 2: CLUB_SWIM }) }),
    );
    // The race's week has its own days.
    const isBefore = (row: { week: number }) => row.week < plan.totalWeeks;
    expect((await tuesdays(plan.id)).filter(isBefore)).toHaveLength(plan.totalWeeks - 1);
    await user.trpc.exercises.schedulePlan.mutate({ planId: plan.id });
    const placed = (await tuesdays(plan.id)).filter(isBefore);
    expect(placed.filter(({ day }) => day !== TUESDAY)).toEqual([]);
    const url = "/api/training-plans";
    const answer = (await user.send({ url })).json();
    expect(answer[0].weeklySchedule[TUESDAY]).toMatchObject({ appointment: CLUB_SWIM });
    expect(documentedAnswer("GET", url, answer)).toBeDefined();
  });

  test("begin in a week of a running plan, as previewed, and end with an undo", async () => {
    const planId = await newPlan();
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    const before = await contentsOf(planId);
    const change = { weeklySchedule: week({ 2: CLUB_SWIM }), fromWeek: 4 };
    const shown = await user.trpc.planEdits.preview.mutate({ planId, ...change });
    expect(shown.effect.headline).toMatch(
      /^8\.5 h a week from week 4 on, Tuesday Club swim, 60 min\. /,
    );
    const plan = await update(planId, change);
    expect(appointmentIn(plan, 3)).toBeUndefined();
    expect(appointmentIn(plan, 4)).toEqual(CLUB_SWIM);
    const rows = await planExercises(api.db, planId);
    const held = rows.filter(
      (row) => row.type === "swim" && row.week >= 4 && row.day === TUESDAY && !row.isDropped,
    );
    // No other swim is on the day of the appointment.
    expect(held.every(({ suggestedDay }) => suggestedDay === TUESDAY)).toBe(true);
    expect(rows.filter(({ week: number }) => number < 4)).toEqual(
      expect.arrayContaining(
        before
          .filter(({ week: number }) => number < 4)
          .map(({ slotKey, day, duration }) => expect.objectContaining({ slotKey, day, duration })),
      ),
    );
    const [last] = await user.trpc.planEdits.list.query({ planId });
    await user.trpc.planEdits.undo.mutate({ planId, revisionId: last?.id ?? 0 });
    const planned = (some: typeof before) =>
      some.filter(({ isDropped }) => !isDropped).map((row) => ({ ...row, placementId: null }));
    expect(planned(await contentsOf(planId))).toEqual(planned(before));
  });

  test("stay with new hours that name none, and end with null", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(
      validPlan({ weeklySchedule: week({ 2: CLUB_SWIM }) }),
    );
    const longer = week({}).map((entry) =>
      entry.day === 4 ? { ...entry, available: true, hours: 2 } : entry,
    );
    const kept = await update(planId, { weeklySchedule: longer, fromWeek: 3 });
    expect(appointmentIn(kept, 3)).toEqual(CLUB_SWIM);
    const freed = await update(planId, { weeklySchedule: week({ 2: null }), fromWeek: 3 });
    expect(appointmentIn(freed, 2)).toEqual(CLUB_SWIM);
    expect(appointmentIn(freed, 3)).toBeUndefined();
  });

  test("are refused with hours that have no room for one that stays", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(
      validPlan({ weeklySchedule: week({ 2: CLUB_SWIM }) }),
    );
    const shorter = week({}).map((entry) =>
      entry.day === TUESDAY ? { ...entry, hours: 0.5 } : entry,
    );
    expect(await refusalOf(update(planId, { weeklySchedule: shorter, fromWeek: 3 }))).toMatchObject(
      {
        issues: [
          {
            path: "weeklySchedule",
            message: "Your swim on Tuesday takes 60 min; the day has 30 min",
          },
        ],
      },
    );
  });

  test("are named in the preview of time off and of a race that take them out", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(
      validPlan({ weeklySchedule: week({ 2: CLUB_SWIM }) }),
    );
    const trip = { planId, kind: "travel", fromDate: "2026-03-23", toDate: "2026-03-26" } as const;
    const away = { ...trip, minutesPerDay: 60, sports: ["run" as const] };
    const shown = await user.trpc.timeOff.preview.mutate(away);
    expect(textsOf(shown)).toContain("left out, without Club swim");
    const alone = { ...away, sports: ["swim" as const] };
    const { timeOff, outcome } = await user.trpc.timeOff.add.mutate(alone);
    expect(textsOf(outcome)).toContain("stays, without Club swim");
    const key = { planId, timeOffId: timeOff.id };
    const back = await user.trpc.timeOff.delete.mutate(key);
    expect(textsOf(back.outcome)).toContain("stays, as Club swim");
    const race = await user.trpc.races.preview.mutate({
      planId,
      name: "Spring sprint",
      date: "2026-03-24",
      kind: "sprint",
    });
    expect(textsOf(race.outcome)).toContain("left out, without Club swim");
  });
});
