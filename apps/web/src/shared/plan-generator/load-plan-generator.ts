/** Lazy, so that pages open faster. */
export const loadPlanGenerator = async () => (await import("./plan-generator.ts")).previewPlan;
