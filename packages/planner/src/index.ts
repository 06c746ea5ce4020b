export * from "./plan-types.ts";
