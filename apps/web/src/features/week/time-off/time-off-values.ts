import type { TimeOffBody } from "@triplan/contract";
import { mayStayOpen, type Discipline, type Symptoms, type TimeOffKind } from "@triplan/domain";

export interface TimeOffValues {
  kind: Exclude<TimeOffKind, "other">;
  fromDate: string;
  /** Empty while an illness or an injury lasts. */
  toDate: string;
  symptoms: Symptoms;
  /** The sports that remain possible; of an injury, those that are out. */
  sports: readonly Discipline[];
  /** Minutes a day as typed. */
  minutes: string;
}

const START_MINUTES = "30";

/** Nothing is possible until the athlete says so; an injury has no sport until then. */
export const startValues = (day: string): TimeOffValues => ({
  kind: "travel",
  fromDate: day,
  toDate: day,
  symptoms: "below-neck",
  sports: [],
  minutes: START_MINUTES,
});

/** Another kind asks about sports again. */
export const withKind = (values: TimeOffValues, kind: TimeOffValues["kind"]): TimeOffValues => ({
  ...values,
  kind,
  sports: [],
  toDate: mayStayOpen(kind) ? "" : values.toDate || values.fromDate,
});

/** True if the athlete chooses what remains possible. */
export const asksWhatRemains = ({ kind, symptoms }: TimeOffValues): boolean =>
  kind === "travel" || kind === "busy" || (kind === "ill" && symptoms === "above-neck");

const ALL: readonly Discipline[] = ["swim", "bike", "run"];

/** The request's body; null until the needed fields are filled. */
export function timeOffBody(planId: number, values: TimeOffValues): TimeOffBody | null {
  const { kind, fromDate, symptoms, sports } = values;
  const toDate = values.toDate === "" ? null : values.toDate;
  if (fromDate === "" || (toDate === null && !mayStayOpen(kind))) return null;
  if (kind === "injured" && sports.length === 0) return null;
  const days = { planId, kind, fromDate, toDate };
  if (kind === "injured")
    return { ...days, sports: ALL.filter((sport) => !sports.includes(sport)) };
  const minutesPerDay = asksWhatRemains(values) && sports.length > 0 ? Number(values.minutes) : 0;
  return {
    ...days,
    minutesPerDay,
    sports: [...sports],
    ...(kind === "ill" && { symptoms }),
  };
}
