import type { RouterOutputs } from "../../shared/network/trpc.ts";

export type DetailedActivity = RouterOutputs["activities"]["get"];
