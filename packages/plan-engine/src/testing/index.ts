export * from "./judged-places.ts";
export * from "./overreached.ts";
export * from "./plan-laws.ts";
export * from "./requests.ts";
export * from "./revised-plan.ts";
