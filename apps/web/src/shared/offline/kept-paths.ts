import type { QueryKey } from "@tanstack/react-query";

/** Queries whose answers are kept: the weeks, and what the week's page shows around them. */
const KEPT_PATHS: ReadonlySet<string> = new Set([
  "activities.listUnmatched",
  "auth.me",
  "checkIn.ready",
  "config.get",
  "exercises.fitness",
  "exercises.listWeek",
  "exercises.season",
  "plans.list",
  "plans.performance",
  "progress.read",
  "races.days",
  "timeOff.list",
]);

export const isKeptPath = (path: string): boolean => KEPT_PATHS.has(path);

/** The path of a query, such as "exercises.listWeek", by its key. */
export const pathOfQuery = ([path]: QueryKey): string =>
  Array.isArray(path) ? path.join(".") : "";
