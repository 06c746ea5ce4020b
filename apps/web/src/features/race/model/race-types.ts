import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type RaceDay = RouterOutputs["raceDay"]["read"];
