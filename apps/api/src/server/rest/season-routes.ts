import { undoPlanPlacementInput } from "@triplan/contract";
import type { RestRoute } from "./rest-route.ts";

/** Paths that read or place all weeks of a plan at once. */
export const seasonRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/season",
    calls: "exercises.season",
    input: ({ id }) => ({ planId: id }),
    summary: "Every week of a plan, planned beside done",
  },
  {
    method: "GET",
    url: "/training-plans/:id/carry-over",
    calls: "plans.carryOver",
    input: ({ id }) => ({ planId: id }),
    summary: "What a plan that follows this one takes over",
  },
  {
    method: "GET",
    url: "/training-plans/:id/progress",
    calls: "progress.read",
    input: ({ id }) => ({ planId: id }),
    summary: "Whether the athlete is on track, and every figure of the progress page",
  },
  {
    method: "POST",
    url: "/training-plans/:id/schedule",
    calls: "exercises.schedulePlan",
    input: ({ id }) => ({ planId: id }),
    summary: "Schedule every exercise of a plan without a day on a suitable day",
  },
  {
    method: "POST",
    url: "/training-plans/:id/schedule/undo",
    calls: "exercises.undoPlanPlacement",
    accepts: undoPlanPlacementInput,
    input: ({ id, body }) => ({ ...body, planId: id }),
    summary: "Undo that for the exercises that were not moved or completed since",
  },
];
