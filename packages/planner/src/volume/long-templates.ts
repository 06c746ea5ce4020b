/**
 * The library's templates of long rides and long runs. They stand here and not in the library, since
 * the rules of a season ask for them where the library is not at hand.
 */
export const LONG_TEMPLATES: Readonly<Record<"bike" | "run", ReadonlySet<string>>> = {
  bike: new Set(["B03", "B04", "B05"]),
  run: new Set(["R05", "R06", "R07"]),
};

/** True for the long rides and runs of the library. */
export const isLongTemplate = (templateId: string): boolean =>
  LONG_TEMPLATES.bike.has(templateId) || LONG_TEMPLATES.run.has(templateId);
