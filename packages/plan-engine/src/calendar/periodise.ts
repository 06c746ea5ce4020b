import { daysBetween } from "@triplan/domain";
import type { Phase, PlanRequest } from "../model/plan-types.ts";
import { moveRecoveryToPhaseBefore, phasesOf } from "./phases.ts";
import { planCalendar, weekCapacity } from "./plan-calendar.ts";
import type { PlanDay } from "./plan-day.ts";
import { recoveryWeeks } from "./recovery-weeks.ts";
import { chainKind, raceRecoveredFrom, recoveryMinutes } from "./race-recovery.ts";
import { isTaperWeek, MIN_TAPER, taperDays, weekTaperFactor } from "./taper.ts";

/** Properties of a week that follow from the calendar alone. */
export interface WeekFrame {
  week: number;
  phase: Phase;
  phaseWeek: number;
  phaseWeeks: number;
  /** True for base, build and peak weeks that are not recovery weeks. */
  isLoading: boolean;
  isRecovery: boolean;
  isRegeneration: boolean;
  /** Number among the load weeks, from 1; other weeks repeat that of the previous load week. */
  loadingNumber: number;
  /** Load weeks since the last recovery week, from 1; 0 in other weeks. */
  blockWeek: number;
  /** Number among the recovery weeks, from 1; 0 in other weeks. */
  recoveryNumber: number;
  /** Share of the usual volume: 1 before the taper. */
  taperFactor: number;
  /** Maximum minutes in the recovery from the race before the plan; null in other weeks. */
  afterRace: number | null;
  /** True if week 1 had begun before the plan was created. */
  isPartial: boolean;
  days: readonly PlanDay[];
  /** Maximum minutes of the week. */
  capacity: number;
}

/** The frame of every week: phase, position in the loading cycle, days. */
export function periodise(request: PlanRequest): WeekFrame[] {
  const calendar = planCalendar(request);
  const taper = taperOf(request);
  const beforeTaper = calendar.filter((days) => !isTaperWeek(days, taper)).length;
  const trainingWeeks = Math.min(beforeTaper, request.totalWeeks - 1);
  const race = raceRecoveredFrom(request);
  const afterRace = calendar.map((days, index) =>
    index < trainingWeeks ? recoveryMinutes(race, days, request) : null,
  );
  const { recovery, regeneration } = recoveryWeeks(
    request,
    trainingWeeks,
    afterRace.filter((minutes) => minutes !== null).length,
  );
  const phases = moveRecoveryToPhaseBefore(
    phasesOf(request.raceType, request.totalWeeks, trainingWeeks),
    recovery,
  );
  const count = { block: 0, loading: 0, recovery: 0 };
  return calendar.map((days, index) => {
    const week = index + 1;
    const minutes = afterRace[index] ?? null;
    const isRecovery = recovery.has(week) || minutes !== null;
    const isLoading = week <= trainingWeeks && !isRecovery;
    count.block = isLoading ? count.block + 1 : 0;
    count.loading += isLoading ? 1 : 0;
    count.recovery += isRecovery && minutes === null ? 1 : 0;
    return {
      week,
      ...placeInPhase(phases, index),
      isLoading,
      isRecovery,
      isRegeneration: regeneration.has(week),
      loadingNumber: count.loading,
      blockWeek: count.block,
      recoveryNumber: isRecovery && minutes === null ? count.recovery : 0,
      afterRace: minutes,
      taperFactor: week > trainingWeeks ? weekTaperFactor(days, taper) : 1,
      isPartial: week === 1 && days[0]?.isUsable === false,
      days,
      capacity: weekCapacity(days),
    };
  });
}

/** Days of the taper: half of them where the race before leaves no time to build up again. */
function taperOf(request: PlanRequest): number {
  const days = taperDays(request.raceType, daysBetween(request.createdOn, request.raceDate));
  const kind = chainKind(request);
  return kind === "hold" || kind === "finish" ? Math.max(MIN_TAPER, Math.round(days / 2)) : days;
}

/** Number of weeks before the taper. */
export const countTrainingWeeks = (
  frames: readonly Pick<WeekFrame, "isLoading" | "isRecovery">[],
): number => frames.filter(({ isLoading, isRecovery }) => isLoading || isRecovery).length;

/** Number of load weeks in the week's phase. */
export const phaseLoadWeeks = (
  frames: readonly Pick<WeekFrame, "phase" | "isLoading">[],
  { phase }: Pick<WeekFrame, "phase">,
): number => frames.filter((frame) => frame.isLoading && frame.phase === phase).length;

function placeInPhase(phases: readonly Phase[], index: number) {
  const phase = phases[index] ?? "race";
  return {
    phase,
    phaseWeek: index - phases.indexOf(phase) + 1,
    phaseWeeks: phases.filter((other) => other === phase).length,
  };
}
