import { DISCIPLINE_NOUNS, weekdayOf, type Appointment } from "@triplan/domain";
import { planCalendar } from "../calendar/index.ts";
import { roomDays } from "../revise/index.ts";
import type { ProposalExercise, ProposalFacts } from "./proposal.ts";

/** The appointment that takes place on the exercise's day in its sport; null for other exercises. */
export function appointmentOf(
  { request, timeOff }: Pick<ProposalFacts, "request" | "timeOff">,
  { week, date, type }: Pick<ProposalExercise, "week" | "date" | "type">,
): Appointment | null {
  const days = planCalendar(request)[week - 1];
  if (!days) return null;
  const appointment = roomDays(request, { week, days }, timeOff)[weekdayOf(date)]?.appointment;
  return appointment?.sport === type ? appointment : null;
}

/** The appointment within a sentence: "Club swim", "your fixed swim". */
export const appointmentWords = ({ name, sport }: Appointment): string =>
  name ?? `your fixed ${DISCIPLINE_NOUNS[sport]}`;
