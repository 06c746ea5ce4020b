import type { UndoAdjustmentInput } from "@triplan/contract";
import { skipToken } from "@tanstack/react-query";
import { trpc } from "../../shared/network/trpc.ts";

/** Fetches what undoing an adjustment changes. Never cached: the plan may have changed since. */
export const useUndoPreview = (input: UndoAdjustmentInput, isPaused: boolean) =>
  trpc.plans.previewUndo.useQuery(isPaused ? skipToken : input, { staleTime: 0, gcTime: 0 });
