import type { EndTimeOffInput } from "@triplan/contract";
import { listAcceptedLayers, updateTimeOff, type TimeOffRow } from "@triplan/db";
import {
  DomainError,
  formatDate,
  lastDayOff,
  type FieldIssue,
  type IsoDate,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { ChangedTimeOff } from "./add-time-off.ts";
import { endedHeadline } from "./headlines.ts";
import { storedTimeOff } from "./list-time-off.ts";
import { refusal } from "./new-time-off.ts";
import { exercisesBeforeBoth } from "../plans/layers/exercises-before.ts";
import { revisedRows } from "../plans/layers/revised-rows.ts";
import { planEffect } from "../plans/layers/plan-effect.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";

/** Ends open time off, or makes it shorter, and rewrites the open exercises that this changes. */
export async function endTimeOff(
  ctx: AuthedContext,
  { planId, timeOffId, toDate }: EndTimeOffInput,
): Promise<ChangedTimeOff> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const { plan, edition } = generated;
    const before = await listAcceptedLayers(trx, key);
    const row = ownTimeOff(before.timeOff, timeOffId);
    const problem = endProblem(row, toDate, plan.raceDate);
    if (problem) throw refusal(problem);
    const ended = { ...row, toDate };
    const revised = await revisedRows(trx, key, generated, {
      before,
      after: { ...before, timeOff: before.timeOff.map((each) => (each === row ? ended : each)) },
      placements: row.placementsBefore,
      change: null,
      exercises: row.exercisesBefore,
      today: ctx.today,
    });
    await writeRevised(trx, key, generated, revised);
    const kept = Object.entries(row.placementsBefore).filter(([slot]) => !revised.days.has(slot));
    const placementsBefore = { ...Object.fromEntries(kept), ...revised.placements };
    const exercisesBefore = exercisesBeforeBoth(row.exercisesBefore, revised);
    const undo = { placementsBefore, exercisesBefore };
    const stored = await updateTimeOff(trx, { ...key, timeOffId, toDate, ...undo });
    const changes = planEffect(plan, revised, edition.isEarlier ? edition.fromWeek : null);
    const outcome = { headline: endedHeadline(row, changes), ...changes };
    return { timeOff: storedTimeOff(stored ?? ended), outcome };
  });
}

/** Throws if it is not the plan's. */
export function ownTimeOff(rows: readonly TimeOffRow[], timeOffId: number): TimeOffRow {
  const row = rows.find(({ id }) => id === timeOffId);
  if (!row) throw new DomainError("not_found", "Time off not found");
  return row;
}

function endProblem(row: TimeOffRow, toDate: IsoDate, raceDate: IsoDate): FieldIssue | null {
  if (toDate < row.fromDate) {
    const from = formatDate(row.fromDate);
    return { path: "toDate", message: `Last day must not be before the first day, ${from}` };
  }
  const last = lastDayOff(row, raceDate);
  if (toDate <= last) return null;
  const message = `Last day must not be after ${formatDate(last)}`;
  return { path: "toDate", message };
}
