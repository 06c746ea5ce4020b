export * from "./judged-places.ts";
export * from "./plan-laws.ts";
export * from "./requests.ts";
