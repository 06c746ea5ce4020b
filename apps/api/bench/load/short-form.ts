import type { Fault, Stage } from "./stages.ts";
import { sufferFault, type Losses } from "./suffer-fault.ts";

/** The short form of `pnpm chaos`: the fault strikes once while a few athletes write. */
export const strikeOnce = (stage: Stage, fault: Fault): Promise<Losses> =>
  sufferFault(stage, fault, { rounds: 1, writers: 6 });

export const NOTHING_LOST: Partial<Losses> = { missing: 0, doubled: 0, faulty: 0 };
