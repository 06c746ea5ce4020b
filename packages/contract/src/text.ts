import { z } from "zod";
import "./messages.ts";

/** PostgreSQL can't store NUL, and a lone surrogate would be stored as another character. */
export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Text that can be stored as it was sent, trimmed, of at most `max` characters. */
export const storableText = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `${what} must be at most ${max} characters`)
    .refine(isStorable, `${what} contains characters that can't be stored`);
