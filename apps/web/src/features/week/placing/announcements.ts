import { formatSpokenDate, type IsoDate } from "@triplan/domain";
import { dayAdvice } from "../advice/day-advice.ts";
import { movesTogether } from "../model/bricks.ts";
import { isMatched } from "../model/is-matched.ts";
import { plannedMinutes } from "../model/minutes.ts";
import type { WeekDay, WeekModel } from "../model/week-model.ts";
import type { WeekExercise } from "../model/week-types.ts";
import type { SelectionResult } from "./selection.ts";

const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? "" : "s"}`;

/** Spoken duration: "45 minutes", "1 hour", "2 hours 5 minutes". */
export function spokenDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return count(rest, "minute");
  return rest === 0 ? count(hours, "hour") : `${count(hours, "hour")} ${count(rest, "minute")}`;
}

const named = (unit: readonly WeekExercise[]) =>
  unit.map(({ name, duration }) => `${name}, ${spokenDuration(duration)}`).join(", and ");

interface Shown {
  model: WeekModel<WeekExercise>;
  raceDate: IsoDate;
}

function selectedWords(exercise: WeekExercise, { model, raceDate }: Shown): string {
  if (isMatched(exercise)) return `${named([exercise])}, selected.`;
  const unit = movesTogether(model.exercises, exercise);
  const best = dayAdvice({ ...model, unit, raceDate })
    .filter(({ kind }) => kind === "best")
    .flatMap(({ day }) => model.days[day] ?? [])
    .map(({ date }) => formatSpokenDate(date));
  const said = `${named(unit)}, selected.`;
  if (best.length === 0) return said;
  return `${said} Best ${best.length === 1 ? "day" : "days"}: ${best.join(", ")}.`;
}

function placedWords(unit: readonly WeekExercise[], day: WeekDay<WeekExercise>): string {
  const placed = `${named(unit)}, moved to ${formatSpokenDate(day.date)}.`;
  const left = day.capacity - day.planned - plannedMinutes(unit);
  if (left > 0) return `${placed} ${spokenDuration(left)} left on that day.`;
  if (left < 0) return `${placed} That day is ${spokenDuration(-left)} over its hours.`;
  return `${placed} That day is full.`;
}

function movedWords({ moves }: SelectionResult, { exercises, days }: Shown["model"]) {
  const unit = moves.flatMap((move) => exercises.filter(({ id }) => id === move.exerciseId));
  const to = moves[0]?.to;
  if (to === undefined || to === "available")
    return `${named(unit)}, moved back to Available Exercises.`;
  const day = days[to];
  return day ? placedWords(unit, day) : null;
}

/** Screen reader announcement for a selection step, or null when nothing changed. */
export function announcement(
  selectedBefore: number | null,
  result: SelectionResult,
  shown: Shown,
): string | null {
  if (result.moves.length > 0) return movedWords(result, shown.model);
  const apart = shown.model.exercises.find(({ id }) => id === result.unmatchedId);
  if (apart) return `${named([apart])}, unlinked from its activity.`;
  if (result.selectedId === selectedBefore) return null;
  if (result.selectedId === null) return "Selection cancelled.";
  const exercise = shown.model.exercises.find(({ id }) => id === result.selectedId);
  return exercise ? selectedWords(exercise, shown) : null;
}
