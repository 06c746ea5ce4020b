import {
  addDays,
  dateInWeek,
  heldAppointment,
  isoDate,
  withAppointment,
  type Appointment,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planCalendar } from "../calendar/plan-calendar.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { whySentence } from "../sessions/index.ts";
import { arbAppointmentRequest } from "../testing/appointment-requests.ts";
import { generatedPlan } from "../testing/generated-plan.ts";
import { requestOf, scheduleOf } from "../testing/index.ts";
import { arbPlanRace } from "../testing/plan-races.ts";
import { runs } from "../testing/runs.ts";
import { arbTimeOff } from "../testing/time-off.ts";
import { applyRaces, applyTimeOff, roomDays, type AcceptedTimeOff } from "./index.ts";
import { isInTimeOff } from "./time-off/time-off-days.ts";

const CREATED = isoDate("2027-01-03");
const CLUB: Appointment = { sport: "swim", minutes: 60, effort: "steady", name: "Club swim" };
const TUESDAY = 2;

/** Twenty weeks to a 70.3 with a swim of an hour on each Tuesday. */
const base = requestOf("70.3", "intermediate", 20, scheduleOf([1.5, 1, 1.5, 1.5, 2, 1, 5], [6]));
const request: PlanRequest = {
  ...base,
  createdOn: CREATED,
  startDate: CREATED,
  raceDate: addDays(CREATED, 139),
  schedule: base.schedule.map((entry) =>
    entry.day === TUESDAY ? withAppointment(entry, CLUB) : entry,
  ),
};
const WEEK = 9;
const on = (day: number, week = WEEK) => addDays(dateInWeek(CREATED, week, 0), day);

const off = (over: Partial<AcceptedTimeOff>): AcceptedTimeOff => ({
  kind: "travel",
  fromDate: on(1),
  toDate: on(4),
  minutesPerDay: 60,
  sports: ["swim", "bike", "run"],
  symptoms: null,
  acceptedOn: CREATED,
  ...over,
});

const weekOf = ({ weeks }: Plan) => weeks[WEEK - 1]?.exercises ?? [];

/** The swim that is the appointment of week 9, with the time off. */
function clubSwim(timeOff: AcceptedTimeOff) {
  const plan = generatedPlan(request);
  const held = weekOf(plan).find(({ reasons }) => heldAppointment(reasons));
  const after = weekOf(applyTimeOff(request, plan, [timeOff]));
  return { held, swim: after.find(({ slotKey }) => slotKey === held?.slotKey), after };
}

describe("an appointment in time off", () => {
  test("is no appointment on a trip: what fits is trained alone", () => {
    const { held, swim } = clubSwim(off({}));
    expect(heldAppointment(held?.reasons ?? [])).toMatchObject({ name: "Club swim" });
    expect(swim?.type).toBe("swim");
    expect(heldAppointment(swim?.reasons ?? [])).toBeNull();
    expect(swim && whySentence(swim, null)).toMatch(/because of your trip/i);
  });

  test("stays out where its sport is not possible", () => {
    expect(clubSwim(off({ sports: ["run"] })).swim).toBeUndefined();
  });

  test("stays as it is on busy days with time for it, before the other exercises", () => {
    const { held, swim } = clubSwim(off({ kind: "busy", minutesPerDay: 60 }));
    expect(swim).toEqual(held);
  });

  test("is no appointment on busy days without time for all of it", () => {
    const { swim } = clubSwim(off({ kind: "busy", minutesPerDay: 45 }));
    expect(heldAppointment(swim?.reasons ?? [])).toBeNull();
    expect(swim?.duration).toBeLessThanOrEqual(45);
  });

  test("stays as long as it is while another sport is injured", () => {
    const injured = { kind: "injured", minutesPerDay: null, sports: ["swim", "bike"] } as const;
    const { held, swim } = clubSwim(off({ ...injured, toDate: on(6, WEEK + 1) }));
    expect(swim?.duration).toBe(held?.duration);
    expect(heldAppointment(swim?.reasons ?? [])).not.toBeNull();
  });
});

const dateOf = ({ week, suggestedDay }: PlannedExercise, { startDate }: PlanRequest) =>
  dateInWeek(startDate, week, suggestedDay);

const heldRows = ({ weeks }: Plan) =>
  weeks.flatMap(({ exercises }) => exercises.filter(({ reasons }) => heldAppointment(reasons)));

const arbAway = fc
  .tuple(arbAppointmentRequest, arbTimeOff)
  .map(([drawn, timeOffOf]) => ({ drawn, timeOff: timeOffOf(drawn) }));

const arbRaced = fc
  .tuple(arbAppointmentRequest, fc.array(arbPlanRace, { minLength: 1, maxLength: 3 }))
  .map(([drawn, all]) => ({ drawn, races: all.flatMap((of) => of(drawn) ?? []) }));

describe("appointments", () => {
  test.prop([arbAway], runs(12))(
    "take place in time off only where that leaves all of them, and whole",
    ({ drawn, timeOff }) => {
      const plan = generatedPlan(drawn);
      const before = new Map(heldRows(plan).map((row) => [row.slotKey, row]));
      const calendar = planCalendar(drawn);
      for (const row of heldRows(applyTimeOff(drawn, plan, [timeOff]))) {
        const date = dateOf(row, drawn);
        expect(heldAppointment(row.reasons)?.day).toBe(row.suggestedDay);
        if (date < timeOff.acceptedOn || !isInTimeOff(timeOff, date)) continue;
        const days = calendar[row.week - 1] ?? [];
        const room = roomDays(drawn, { week: row.week, days }, [timeOff])[row.suggestedDay];
        expect(room?.appointment?.sport).toBe(row.type);
        expect(row.duration).toBe(before.get(row.slotKey)?.duration);
      }
    },
  );

  test.prop([arbRaced], runs(12))("are never moved by a race", ({ drawn, races }) => {
    const plan = { ...generatedPlan(drawn), moved: new Map() };
    const held = new Map(heldRows(plan).map((row) => [row.slotKey, row.suggestedDay]));
    const after = applyRaces(drawn, plan, { races, timeOff: [] });
    for (const row of after.weeks.flatMap(({ exercises }) => exercises)) {
      const day = held.get(row.slotKey);
      if (day !== undefined) expect(row.suggestedDay).toBe(day);
    }
  });
});
