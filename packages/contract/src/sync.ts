import { z } from "zod";
import "./texts/messages.ts";

/** One sync that the athlete started. */
export const syncRunInput = z.object({ runId: z.int() });

/** The sync to watch; without an id the user's current or next one. */
export const syncProgressInput = z.object({ runId: z.int().optional() });
