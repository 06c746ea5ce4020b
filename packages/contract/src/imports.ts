import { z } from "zod";
import "./messages.ts";

const FROM = "From must be a whole number from 0";

/** One import; `from` leaves out the files before that position. */
export const importInput = z.object({
  importId: z.int(),
  from: z.int(FROM).min(0, FROM).default(0),
});
export type ImportInput = z.output<typeof importInput>;

export const undoImportInput = z.object({ importId: z.int() });
export type UndoImportInput = z.output<typeof undoImportInput>;
