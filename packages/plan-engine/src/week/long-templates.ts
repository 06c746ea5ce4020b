/** The long swim; its length comes from the week. */
export const LONG_SWIM = "S04";

/**
 * Templates of long rides and long runs. Kept outside the library, since the season rules must work
 * without it.
 */
export const LONG_TEMPLATES: Readonly<Record<"bike" | "run", ReadonlySet<string>>> = {
  bike: new Set(["B03", "B04", "B05"]),
  run: new Set(["R05", "R06", "R07"]),
};

/** True for the library's long swims, rides and runs. */
export const isLong = ({ templateId }: { templateId: string }): boolean =>
  templateId === LONG_SWIM ||
  LONG_TEMPLATES.bike.has(templateId) ||
  LONG_TEMPLATES.run.has(templateId);
