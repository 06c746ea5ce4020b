export * from "./account.ts";
export * from "./activity.ts";
export * from "./adjust.ts";
export * from "./features.ts";
export * from "./paces.ts";
export * from "./plan.ts";
export * from "./preferences.ts";
export * from "./schedule.ts";
