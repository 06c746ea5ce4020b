import { completeExerciseInput, skipExerciseInput, swapExerciseInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const exercise = ({ id }: RestRequest) => ({ exerciseId: id });
const exerciseWithBody = ({ id, body }: RestRequest) => ({ ...body, exerciseId: id });

/** What can be done with an exercise besides scheduling it. */
export const exerciseRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    url: "/exercises/:id/complete",
    calls: "exercises.complete",
    accepts: completeExerciseInput,
    input: exerciseWithBody,
    summary: "Complete an exercise by hand, or correct what was entered or read from a file",
  },
  {
    method: "DELETE",
    url: "/exercises/:id/complete",
    calls: "exercises.undoCompletion",
    input: exercise,
    summary: "Undo a completion by hand",
  },
  {
    method: "POST",
    url: "/exercises/:id/skip",
    calls: "exercises.skip",
    accepts: skipExerciseInput,
    input: exerciseWithBody,
    summary: "Say that an exercise with a day was not done, or change the reason",
  },
  {
    method: "DELETE",
    url: "/exercises/:id/skip",
    calls: "exercises.undoSkip",
    input: exercise,
    summary: "Open an exercise again that was not done",
  },
  {
    method: "GET",
    url: "/exercises/:id/progression",
    calls: "exercises.progression",
    input: exercise,
    summary: "The times that the plan comes back to an exercise's set",
  },
  {
    method: "GET",
    url: "/exercises/:id/swaps",
    calls: "exercises.swaps",
    input: exercise,
    summary: "What an exercise can be swapped for, with what each costs",
  },
  {
    method: "POST",
    url: "/exercises/:id/swap",
    calls: "exercises.swap",
    accepts: swapExerciseInput,
    input: exerciseWithBody,
    summary: "Swap an exercise, or undo that with the kind 'planned'",
  },
];
