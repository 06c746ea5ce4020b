import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type Connection = RouterOutputs["wearable"]["connection"];
export type SyncRun = RouterOutputs["wearable"]["syncRun"];
