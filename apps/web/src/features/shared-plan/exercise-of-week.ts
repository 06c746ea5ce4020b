import type { SharedPlan } from "../../shared/network/trpc.ts";

export type ExerciseOfWeek = SharedPlan["weeks"][number]["exercises"][number];
