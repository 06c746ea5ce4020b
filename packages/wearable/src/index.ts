export { GARMIN_ADDRESSES, type GarminOptions } from "./garmin/garmin-options.ts";
export { garminProvider } from "./garmin/garmin-provider.ts";
export { parseExactJson } from "./json/parse-exact-json.ts";
export * from "./port/inbound-item.ts";
export * from "./port/neutral-activity.ts";
export * from "./port/provider-error.ts";
export * from "./port/token-set.ts";
export * from "./port/wearable-provider.ts";
