import { WEEKDAYS } from "@triplan/domain";
import { z } from "zod";
import { fileText } from "../plan-file/index.ts";

/** Names a row within its archive. */
export const id = z.int().min(1);
/** A time such as 2027-05-08T06:30:00.000Z. */
export const instant = z.iso.datetime({ precision: 3 });
export const week = z.int().min(1).max(104);
export const weekday = z.literal(WEEKDAYS);
/** More than any measurement of a sport. */
export const measure = z.number().min(-1e9).max(1e9);
export const note = fileText(10_000);

/** When a row was created. */
export const created = { createdAt: instant };
/** When a row was created and last changed. */
export const dated = { createdAt: instant, updatedAt: instant };

/** Values by the name of an exercise's place in its plan. */
export const bySlot = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().min(1).max(64), value);

const scalar = z.union([fileText(2000), z.number(), z.boolean(), z.null()]);
/** Facts of a rule: names with simple values. */
export const facts = z.record(
  z.string().min(1).max(64),
  z.union([scalar, z.array(scalar).max(200), z.record(z.string().min(1).max(64), scalar)]),
);
