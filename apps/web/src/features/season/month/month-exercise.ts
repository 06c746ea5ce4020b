import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type MonthExercise = RouterOutputs["exercises"]["listWeek"][number];
