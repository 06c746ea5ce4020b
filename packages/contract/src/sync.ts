import { z } from "zod";
import "./messages.ts";

/** One time that an athlete asked for their activities. */
export const syncRunInput = z.object({ runId: z.int() });

/** A run to watch; without one, the user's current run, or the next to begin. */
export const syncProgressInput = z.object({ runId: z.int().optional() });
