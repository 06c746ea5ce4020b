export * from "./activity-response.ts";
export * from "./config-response.ts";
export * from "./exercise-response.ts";
export * from "./plan-response.ts";
export * from "./season-response.ts";
export * from "./threshold-response.ts";
export * from "./user-response.ts";
export * from "./wearable-response.ts";
