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

/** Line breaks and control characters; pages isolate marks that turn the direction of text. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;
/** Anything but spaces and characters without a shape, such as a zero-width space. */
const VISIBLE = /[^\p{Z}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Storable text of one line that can be seen. */
export const nameText = (max: number, what: string) =>
  storableText(max, what)
    .refine(
      (text) => !isStorable(text) || !CONTROLS.test(text),
      `${what} must be one line without control characters`,
    )
    .refine((text) => VISIBLE.test(text), `${what} is required`);
