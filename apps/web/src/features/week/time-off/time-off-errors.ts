import { timeOffInput, type TimeOffBody } from "@triplan/contract";
import { timeOffProblem, type FieldIssue, type IsoDate } from "@triplan/domain";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../../shared/network/error-text.ts";
import type { TimeOffRow } from "../../../shared/time-off/use-time-off.ts";
import type { PlanRow } from "../model/week-types.ts";

export type TimeOffErrors = Readonly<Partial<Record<string, string>>>;

const issuesOf = (error: unknown): readonly FieldIssue[] =>
  (error instanceof TRPCClientError && error.data?.issues) || [];

const byField = (issues: readonly FieldIssue[]): TimeOffErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]));

/** The server's messages by field. */
export const refusedFields = (error: unknown): TimeOffErrors => byField(issuesOf(error));

/** An error that belongs to no field; null without one. */
export const unplacedError = (error: unknown): string | null =>
  error === null || issuesOf(error).length > 0 ? null : errorText(error);

interface PlanFacts {
  plan: PlanRow;
  timeOff: readonly TimeOffRow[];
  today: IsoDate;
}

/** The messages that the server would refuse this with; empty if it would take it. */
export function invalidFields(
  body: TimeOffBody,
  { plan, timeOff, today }: PlanFacts,
): TimeOffErrors {
  const { data, error } = timeOffInput.safeParse(body);
  if (!data) return byField(error.issues.map((each) => ({ ...each, path: each.path.join(".") })));
  const problem = timeOffProblem(plan, data.timeOff, timeOff, today);
  return byField(problem ? [problem] : []);
}
