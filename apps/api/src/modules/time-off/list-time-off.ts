import type { PlanInput } from "@triplan/contract";
import { listTimeOff as listRows, type TimeOffRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";

/** Time off as the athlete entered it. */
export type StoredTimeOff = Omit<TimeOffRow, "acceptedOn" | "placementsBefore" | "exercisesBefore">;

/** The plan's time off by its first day. */
export async function listTimeOff(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<{ timeOff: StoredTimeOff[] }> {
  await getPlan(ctx, planId);
  const rows = await listRows(ctx.db, { userId: ctx.userId, planId });
  const byDay = rows.toSorted((a, b) => (a.fromDate < b.fromDate ? -1 : 1));
  return { timeOff: byDay.map(storedTimeOff) };
}

export function storedTimeOff(row: TimeOffRow): StoredTimeOff {
  const {
    acceptedOn: _acceptedOn,
    placementsBefore: _placementsBefore,
    exercisesBefore: _exercisesBefore,
    ...timeOff
  } = row;
  return timeOff;
}
