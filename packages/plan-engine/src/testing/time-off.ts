import { addDays, DISCIPLINES, TIME_OFF_KINDS, type IsoDate } from "@triplan/domain";
import * as fc from "fast-check";
import type { AcceptedTimeOff } from "../revise/index.ts";
import type { PlanRequest } from "../model/plan-types.ts";

const arbSports = fc.subarray([...DISCIPLINES]);
const arbOut = fc.subarray([...DISCIPLINES], { minLength: 1 });
const arbMinutes = fc.integer({ min: 0, max: 24 }).map((count) => 5 * count);

/** What the athlete says; days count from the plan's first Sunday. */
export const arbTimeOff = fc
  .record({
    kind: fc.constantFrom(...TIME_OFF_KINDS),
    from: fc.nat(),
    days: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 })),
    isOpen: fc.constantFrom(false, false, false, true),
    isBelow: fc.boolean(),
    isEasy: fc.boolean(),
    minutes: arbMinutes,
    sports: arbSports,
    out: arbOut,
    acceptedBefore: fc.integer({ min: -10, max: 30 }),
  })
  .map(
    ({ from, days, ...said }) =>
      (request: Pick<PlanRequest, "startDate" | "totalWeeks">): AcceptedTimeOff => {
        const fromDate = addDays(request.startDate, from % (7 * request.totalWeeks));
        return { fromDate, ...ofKind({ ...said, fromDate, days }) };
      },
  );

interface Said {
  kind: AcceptedTimeOff["kind"];
  fromDate: IsoDate;
  days: number;
  isOpen: boolean;
  isBelow: boolean;
  isEasy: boolean;
  minutes: number;
  sports: AcceptedTimeOff["sports"];
  out: AcceptedTimeOff["sports"];
  acceptedBefore: number;
}

function ofKind(said: Said): Omit<AcceptedTimeOff, "fromDate"> {
  const { kind, fromDate, days, isOpen, isBelow, isEasy, minutes, sports, out } = said;
  const last = addDays(fromDate, days - 1);
  const dates = { acceptedOn: addDays(fromDate, -said.acceptedBefore), toDate: last };
  const open = { ...dates, toDate: isOpen ? null : last };
  if (kind === "ill") {
    const isLight = isEasy && !isBelow;
    return {
      ...open,
      kind,
      minutesPerDay: isLight ? 60 : 0,
      sports: isLight ? ["bike", "run"] : [],
      symptoms: isBelow ? "below-neck" : "above-neck",
    };
  }
  if (kind === "injured") {
    const left = DISCIPLINES.filter((sport) => !out.includes(sport));
    return { ...open, kind, minutesPerDay: null, sports: left, symptoms: null };
  }
  return { ...dates, kind, minutesPerDay: minutes, sports, symptoms: null };
}
