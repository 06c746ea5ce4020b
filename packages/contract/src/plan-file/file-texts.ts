import { z } from "zod";
import { isStorable } from "../texts/text.ts";

/** A text of at most `max` characters that can be stored unchanged. */
export const fileText = (max: number, min = 0) =>
  z.string().min(min).max(max).refine(isStorable, "contains characters that can't be stored");

/** A time such as 2:30 or a speed such as 18.5; empty if the exercise has no pace. */
export const paceText = z
  .string()
  .max(16)
  .regex(/^[\d:.]*$/, "must be a time such as 2:30 or a speed such as 18.5");

/** A day such as 2027-05-08. */
export const fileDay = z.iso.date("must be a date such as 2027-05-08");
