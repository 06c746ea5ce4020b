export * from "./testing/judged-places.ts";
export * from "./testing/plan-laws.ts";
export * from "./testing/requests.ts";
