import { timeOffInput, type TimeOffBody } from "@triplan/contract";
import { timeOffProblem, type IsoDate } from "@triplan/domain";
import { byField, type FieldErrors } from "../../../shared/forms/refused-fields.ts";
import type { TimeOffRow } from "../../../shared/time-off/use-time-off.ts";
import type { PlanRow } from "../model/week-types.ts";

interface PlanFacts {
  plan: PlanRow;
  timeOff: readonly TimeOffRow[];
  today: IsoDate;
}

/** The messages that the server would refuse this with; empty if it would take it. */
export function invalidFields(body: TimeOffBody, { plan, timeOff, today }: PlanFacts): FieldErrors {
  const { data, error } = timeOffInput.safeParse(body);
  if (!data) return byField(error.issues.map((each) => ({ ...each, path: each.path.join(".") })));
  const problem = timeOffProblem(plan, data.timeOff, timeOff, today);
  return byField(problem ? [problem] : []);
}
