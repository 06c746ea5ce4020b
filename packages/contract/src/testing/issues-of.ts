import type { z } from "zod";

/** Issues of an input as "path: message", without duplicates; empty if it is valid. */
export function issuesOf(schema: z.ZodType, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return [...new Set(issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`))];
}
