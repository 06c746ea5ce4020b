import { z } from "zod";
import "./messages.ts";

/** PostgreSQL cannot store NUL and would replace a lone surrogate. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Trimmed text of at most `max` characters that can be stored unchanged. */
export const storableText = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `${what} must be at most ${max} characters`)
    .refine(isStorable, `${what} contains characters that can't be stored`);
