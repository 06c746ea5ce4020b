import type { RouterOutputs } from "../../../shared/network/trpc.ts";

export type Progress = RouterOutputs["progress"]["read"];
export type SportFigures = Progress["sports"][number];
export type ZoneFigures = Progress["zones"]["all"];
export type BestFigure = Progress["bests"][number];
export type LongestFigure = Progress["longest"][number];
