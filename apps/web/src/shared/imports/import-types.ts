import type { RouterOutputs } from "../network/trpc.ts";

export type ImportSummary = RouterOutputs["imports"]["list"][number];
export type ImportedFile = RouterOutputs["imports"]["get"]["files"][number];
