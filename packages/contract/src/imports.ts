import { IMPORT_OUTCOMES } from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";

const FROM = "From must be a whole number from 0";

const MAX_FILES = 1000;
const LIMIT = `Limit must be a whole number from 1 to ${MAX_FILES}`;

/** One import; `from` leaves out the files before that position, `limit` those after so many. */
export const importInput = z.object({
  importId: z.int(),
  from: z.int32(FROM).min(0, FROM).default(0),
  limit: z.int(LIMIT).min(1, LIMIT).max(MAX_FILES, LIMIT).optional(),
  outcome: z.enum(IMPORT_OUTCOMES, "Unknown outcome").optional(),
});
export type ImportInput = z.output<typeof importInput>;

const MAX_FOLLOWED = 50;

/** The imports to follow until all of them have ended. */
export const importProgressInput = z.object({
  importIds: z.array(z.int()).min(1).max(MAX_FOLLOWED),
});
export type ImportProgressInput = z.output<typeof importProgressInput>;

const POSITION = "Position must be a whole number from 0";

/** A file whose recording stays an extra, although it could be an exercise. */
export const keepExtraInput = z.object({
  importId: z.int(),
  position: z.int32(POSITION).min(0, POSITION).describe("Of the file in its import."),
});
export type KeepExtraInput = z.output<typeof keepExtraInput>;

export const stopImportInput = z.object({ importId: z.int() });
export type StopImportInput = z.output<typeof stopImportInput>;

export const undoImportInput = z.object({ importId: z.int() });
export type UndoImportInput = z.output<typeof undoImportInput>;
