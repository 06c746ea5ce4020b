import { z } from "zod";
import "./messages.ts";

/** One time that an athlete asked for their activities. */
export const syncRunInput = z.object({ runId: z.int() });
